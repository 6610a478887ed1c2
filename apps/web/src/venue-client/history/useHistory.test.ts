import { ENDPOINTS } from '@campetto/contract';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { useHistory } from './useHistory.ts';

const FIRST = exampleVenue();
const OTHER = { folderPath: `${FIRST.folderPath}-other`, version: 7 };

const setUp = () =>
  renderVenueHook(useHistory, {
    respond: () => Response.json([]),
    initialProps: FIRST as Parameters<typeof useHistory>[0],
  });

test('a new version of the venue requests its history again', async () => {
  const { result, rerender, sent } = setUp();
  await waitFor(() => expect(result.current.data).toEqual([]));
  rerender({ ...FIRST });
  expect(sent).toHaveLength(1);
  rerender({ ...FIRST, version: FIRST.version + 1 });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.endpoint).toBe(sent[0]?.endpoint);
});

test('another venue requests its own history once', async () => {
  const { result, rerender, sent } = setUp();
  await waitFor(() => expect(result.current.data).toEqual([]));
  rerender(OTHER);
  await waitFor(() => expect(result.current.data).toEqual([]));
  const path = ENDPOINTS.history.path;
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(
    [FIRST, OTHER].map(({ folderPath }) => `GET ${path}?${new URLSearchParams({ folderPath })}`),
  );
});
