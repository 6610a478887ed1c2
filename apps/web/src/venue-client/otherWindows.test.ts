import { expect, onTestFinished, test, vi } from 'vitest';
import { onChangeElsewhere, reportChange } from './otherWindows.ts';

test('a window receives the changes of others, not of its own', async () => {
  const callback = vi.fn();
  onTestFinished(onChangeElsewhere(callback));
  const other = new BroadcastChannel('campetto.changes');
  onTestFinished(() => other.close());
  const received = vi.fn();
  other.addEventListener('message', received);

  reportChange();
  await vi.waitFor(() => expect(received).toHaveBeenCalled());
  // The listeners of one message are called in separate tasks.
  await new Promise((resolve) => setTimeout(resolve));
  expect(callback).not.toHaveBeenCalled();
  other.postMessage(null);
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1));
});

test('a listener that has ended receives nothing more, the others do', async () => {
  const [ended, callback] = [vi.fn(), vi.fn()];
  onChangeElsewhere(ended)();
  onTestFinished(onChangeElsewhere(callback));
  const other = new BroadcastChannel('campetto.changes');
  onTestFinished(() => other.close());
  other.postMessage(null);
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1));
  expect(ended).not.toHaveBeenCalled();
});
