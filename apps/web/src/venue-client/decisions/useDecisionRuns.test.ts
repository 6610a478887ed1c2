import type { DecisionsInput } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { useDecisionRuns } from './useDecisionRuns.ts';

test('a run whose start fails after a sign-out leaves no unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  let fail: () => void = () => undefined;
  const { result, unmount, sent } = renderVenueHook(() => useDecisionRuns(), {
    respond: ({ endpoint }) =>
      endpoint.startsWith('GET')
        ? Response.json([])
        : new Promise((_, reject) => {
            fail = () => reject(new TypeError('Failed to fetch'));
          }),
  });
  await waitFor(() => expect(result.current.runs).toEqual([]));
  const body = { decisions: [] } as unknown as DecisionsInput;
  act(() => void result.current.start(body, 'key').catch(() => undefined));
  await waitFor(() => expect(sent.at(-1)?.endpoint).toMatch(/^POST/));
  unmount();
  fail();
  // Node reports a rejection after the tasks of the promises.
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
