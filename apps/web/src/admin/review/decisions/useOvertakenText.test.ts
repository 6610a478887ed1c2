import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { recordVersion } from '../../../venue-client/cache.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useOvertakenText } from './useOvertakenText.ts';

test('another window is named only where this one has not decided', () => {
  const item = exampleVenue({ sportsVenue: { name: 'Alba' } });
  const { result } = renderVenueHook(
    () => ({ overtakenText: useOvertakenText(), context: useVenueContext() }),
    { respond: () => Response.json(null) },
  );
  const text = () => result.current.overtakenText(item, 'discarded', REVIEWER.email);
  expect(text()).toBe('You have already discarded Alba, in another window or by a batch.');
  const discarded = { version: 2, status: 'discarded' } as const;
  act(() =>
    result.current.context.setVersions((versions) =>
      recordVersion(versions, item.folderPath, discarded),
    ),
  );
  expect(text()).toBe('You have already discarded Alba.');
});
