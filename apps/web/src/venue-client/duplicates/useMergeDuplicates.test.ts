import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { recordOwnChange } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { type Merge, useMergeDuplicates } from './useMergeDuplicates.ts';

test.each<[string, Merge['changes'], number]>([
  ['no values is sent over an own change', undefined, 2],
  ['values is not: these were chosen before', { sportsVenue: { phoneNumber: '+390212345' } }, 1],
])('a merge that takes %s', async (_, changes, version) => {
  const keep = exampleVenue();
  const { result, sent } = renderVenueHook(
    () => ({ merge: useMergeDuplicates(), context: useVenueContext() }),
    { respond: () => Response.json({}, { status: 412 }) },
  );
  recordOwnChange(result.current.context.ownChanges, keep, 2);
  const merge = { keep, changes, discard: [], notDuplicates: [] };
  await expect(result.current.merge(merge)).rejects.toThrow();
  expect(sent.at(-1)?.body).toMatchObject({ keep: { version } });
});
