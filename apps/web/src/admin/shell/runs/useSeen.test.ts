import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSeen } from './useSeen.ts';

/** The window is shown or hidden. */
function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what is shown is seen once', () => {
  become('visible');
  const onSeen = vi.fn();
  const { rerender } = renderHook(({ isShown }) => useSeen(isShown, onSeen), {
    initialProps: { isShown: false },
  });
  expect(onSeen).not.toHaveBeenCalled();
  rerender({ isShown: true });
  become('hidden');
  become('visible');
  expect(onSeen).toHaveBeenCalledOnce();
});

test('in a hidden window nothing is seen before it is shown', () => {
  become('hidden');
  const onSeen = vi.fn();
  renderHook(() => useSeen(true, onSeen));
  expect(onSeen).not.toHaveBeenCalled();
  become('visible');
  expect(onSeen).toHaveBeenCalledOnce();
});
