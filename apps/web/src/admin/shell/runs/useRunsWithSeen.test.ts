import { type DecisionRun, ENDPOINTS } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endedRun } from '../../../testing/records.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { storeActions } from '../../../venue-client/decisions/undoableActions.ts';
import { useUndoBatches } from '../../../venue-client/decisions/useUndoBatches.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useRunsWithSeen } from './useRunsWithSeen.ts';

const onUndone = vi.fn();

beforeEach(() => onUndone.mockClear());

test('a run that is shown again is the same run, and is reported as seen once', async () => {
  const run = endedRun({});
  let isListed = true;
  const { result, sent } = renderVenueHook(() => useRunsWithSeen(onUndone), {
    respond: ({ endpoint }) => {
      if (endpoint.startsWith('GET')) return Response.json(isListed ? [run] : []);
      isListed = false;
      return Response.json(run);
    },
  });
  await waitFor(() => expect(result.current.runs).toEqual([run]));
  await act(() => result.current.markSeen(run));
  // Its element was hidden among others, and is shown again.
  await act(() => result.current.markSeen(run));
  expect(result.current.runs).toEqual([run]);
  const dismissals = sent.filter(({ endpoint }) => endpoint.endsWith(ENDPOINTS.dismissRun.path));
  expect(dismissals).toHaveLength(1);
});

const useRunsAndUndo = () => ({ ...useRunsWithSeen(onUndone), undo: useUndoBatches() });

test.each([
  { outcome: 'undone', undone: 310, shown: 0 },
  { outcome: 'refused', undone: 0, shown: 1 },
])('a run that was seen and is $outcome elsewhere on the page', async ({ undone, shown }) => {
  const run = endedRun({});
  let isListed = true;
  const { result } = renderVenueHook(useRunsAndUndo, {
    respond: ({ endpoint }) => {
      if (endpoint.endsWith(ENDPOINTS.undoBatch.path))
        return Response.json({ type: 'report', report: { undone, refused: 310 - undone } });
      if (endpoint.startsWith('GET')) return Response.json(isListed ? [run] : []);
      isListed = false;
      return Response.json(run);
    },
  });
  await waitFor(() => expect(result.current.runs).toEqual([run]));
  await act(() => result.current.markSeen(run));
  await act(() => result.current.undo([run.batchId]));
  expect(result.current.runs).toHaveLength(shown);
});

/** The page after a reload, with a batch that it has offered to undo, and what the server lists by its id. */
function afterReload(run: DecisionRun) {
  const own = { text: 'one', ids: ['01890a5d-ac96-774b-bcce-b302099a0001'], isBatch: false };
  const batch = { text: 'many', ids: [run.batchId], isBatch: true, count: run.done };
  storeActions(REVIEWER.uid, [own, batch]);
  const byId = `GET ${ENDPOINTS.decisionRuns.path}?batchIds=${run.batchId}`;
  const { result, sent } = renderVenueHook(
    () => ({ ...useRunsWithSeen(onUndone), ...useVenueContext() }),
    {
      respond: ({ endpoint }) => Response.json(endpoint === byId ? [run] : []),
    },
  );
  const texts = () => result.current.actions.map(({ text }) => text);
  const requested = () => waitFor(() => expect(sent.map((one) => one.endpoint)).toContain(byId));
  return { result, texts, requested };
}

test('a batch that was undone elsewhere, or before a reload, is no action to undo any more', async () => {
  const { texts } = afterReload(endedRun({ undoable: false }));
  await waitFor(() => expect(texts()).toEqual(['one']));
  expect(onUndone).toHaveBeenCalledOnce();
});

test('a batch whose undo was started before a reload is being undone', async () => {
  const run = endedRun({ undo: { reached: 200, total: 310 } });
  const { result } = afterReload(run);
  await waitFor(() => expect(result.current.undoing).toEqual(new Set([run.batchId])));
  expect(onUndone).not.toHaveBeenCalled();
});

test('a batch that was dismissed is still an action to undo', async () => {
  const { result, texts, requested } = afterReload(endedRun({}));
  await requested();
  await act(async () => undefined);
  expect(texts()).toEqual(['one', 'many']);
  expect(result.current.undoing.size).toBe(0);
});
