import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UndoableAction } from '../../../venue-client/decisions/undoableActions.ts';
import { isUnsent, RequestError } from '../../../venue-client/requests/requestError.ts';
import { useFailedUndo } from './useFailedUndo.ts';

const action = (text: string): UndoableAction => ({ text, ids: [text], isBatch: false });
const [FIRST, SECOND, THIRD] = [action('first'), action('second'), action('third')];
const unsent = () => new RequestError('offline', { isUnsent: true });

function setUp(...actions: UndoableAction[]) {
  const { result, rerender } = renderHook(({ actions }) => useFailedUndo(actions), {
    initialProps: { actions },
  });
  return {
    failed: () => result.current.failed,
    report: (...[action, error]: Parameters<typeof result.current.report>) =>
      act(() => result.current.report(action, error)),
    dismiss: () => act(() => result.current.dismiss()),
    change: (...actions: UndoableAction[]) => rerender({ actions }),
  };
}

test('names every action whose undo failed, with the reason of the last attempt', () => {
  const { failed, report, change } = setUp(FIRST, SECOND, THIRD);
  report(SECOND, 'no rights');
  report(FIRST, 'no server');
  expect(failed()).toEqual({
    actions: [FIRST, SECOND],
    error: 'no server',
    messageId: 2,
    isLast: false,
  });
  change(FIRST, SECOND);
  expect(failed()?.isLast).toBe(false);
  // It was undone.
  change(SECOND);
  expect(failed()).toEqual({ actions: [SECOND], error: 'no rights', messageId: 2, isLast: true });
  change();
  expect(failed()).toBeUndefined();
});

test('names an action once, and no longer when it is dismissed, unless it fails again', () => {
  const { failed, report, dismiss } = setUp(FIRST);
  report(FIRST, 'once');
  report(FIRST, 'twice');
  expect(failed()).toMatchObject({ actions: [FIRST], error: 'twice', messageId: 2 });
  dismiss();
  expect(failed()).toBeUndefined();
  report(FIRST, 'again');
  expect(failed()).toMatchObject({ actions: [FIRST], error: 'again', messageId: 3 });
});

test('an undo was not sent if none of its attempts was', () => {
  const { failed, report, dismiss } = setUp(FIRST, SECOND);
  report(FIRST, unsent());
  report(FIRST, unsent());
  expect(isUnsent(failed()?.error)).toBe(true);
  report(SECOND, new RequestError('timeout'));
  dismiss();
  report(SECOND, unsent());
  expect(isUnsent(failed()?.error)).toBe(false);
  report(SECOND, unsent());
  expect(isUnsent(failed()?.error)).toBe(false);
});
