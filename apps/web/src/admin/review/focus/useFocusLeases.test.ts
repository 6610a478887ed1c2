import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { useFocusLeases } from './useFocusLeases.ts';

const VENUES = Array.from({ length: 14 }, (_, index) => exampleVenue({ id: String(index) }));
const PATHS = VENUES.map(({ folderPath }) => folderPath);

test('ten venues are leased, and again where the second next one has no lease', () => {
  const lease = vi.fn(async () => {});
  const leases = { others: {}, lease };
  const { rerender } = renderHook(
    ({ index }) => useFocusLeases(true, VENUES, VENUES[index], leases),
    { initialProps: { index: 0 } },
  );
  rerender({ index: 7 });
  expect(lease.mock.calls).toEqual([[PATHS.slice(0, 10)]]);
  rerender({ index: 8 });
  expect(lease.mock.calls.slice(1)).toEqual([[PATHS.slice(8)]]);
});
