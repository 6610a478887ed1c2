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

test('a second undo is not sent while the first is under way', async () => {
  const first = Promise.withResolvers<UndoOutcome>();
  sendOne.mockReturnValue(first.promise);
  const { result, press, onFailed } = setUp();
  press('one');
  press('two');
  expect(result.current.undoing).toBe('one');
  expect(sendOne).toHaveBeenCalledTimes(1);
  await act(async () => first.reject(new Error('refused')));
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(result.current.undoing).toBeUndefined();
  press('two');
  expect(result.current.undoing).toBe('two');
});
