import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import type { UndoOutcome } from '../../venue-client/decisions/undoOutcome.ts';
import { useUndoHere } from './useUndoHere.ts';

const sendOne = vi.fn<() => Promise<UndoOutcome>>();
vi.mock('./UndosProvider.tsx', () => ({ useUndosOfWindow: () => ({ sendOne }) }));
vi.mock('../shell/runs/RunsProvider.tsx', () => ({ useRuns: () => ({ reportUndo: vi.fn() }) }));
vi.mock('../review/failures/FailedActionsProvider.tsx', () => ({
  useFailedActions: () => ({ undo: { report: vi.fn() } }),
}));

const ACTION = { text: 'Alba Marina approved', isBatch: false };

beforeEach(() => {
  sendOne.mockReset();
});

function setUp() {
  const onFailed = vi.fn();
  const onUndone = vi.fn();
  const { result } = renderVenueHook(() => useUndoHere({ onFailed }), {
    respond: () => new Response('', { status: 404 }),
  });
  const press = (id: string) => act(() => void result.current.undo(id, ACTION, onUndone));
  return { result, press, onFailed, onUndone };
}

test('an undo that is under way is not sent again, another one is', async () => {
  const undos = [Promise.withResolvers<UndoOutcome>(), Promise.withResolvers<UndoOutcome>()];
  for (const { promise } of undos) sendOne.mockReturnValueOnce(promise);
  const { result, press, onFailed, onUndone } = setUp();
  press('one');
  press('one');
  expect(sendOne).toHaveBeenCalledTimes(1);
  press('two');
  expect([...result.current.undoing]).toEqual(['one', 'two']);
  expect(sendOne).toHaveBeenCalledTimes(2);
  await act(async () => undos[0]?.reject(new Error('refused')));
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect([...result.current.undoing]).toEqual(['two']);
  await act(async () => undos[1]?.resolve({ undone: 1, refused: 0 }));
  expect(onUndone).toHaveBeenCalledTimes(1);
  expect(result.current.undoing.size).toBe(0);
});
