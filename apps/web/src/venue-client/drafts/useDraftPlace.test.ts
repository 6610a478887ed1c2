import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readDraftJson, storeDraftText, useDraftPlace } from './useDraftPlace.ts';

const KEY = 'campetto.editDraft.uid.venue';

/** The locks of all windows; a request waits until nobody has the lock, or its signal is aborted. */
function stubLocks(takenElsewhere: readonly string[] = []) {
  const taken = new Set(takenElsewhere);
  const takenOver = new Map<string, (error: Error) => void>();
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, { signal, steal }: LockOptions, callback: () => unknown) {
        if (steal) takenOver.get(name)?.(new DOMException('Stolen', 'AbortError'));
        while (taken.has(name) && !steal) {
          signal?.throwIfAborted();
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        taken.add(name);
        const stolen = new Promise((_, reject) => takenOver.set(name, reject));
        await Promise.race([callback(), stolen]);
        // The release takes its time.
        await new Promise((resolve) => setTimeout(resolve, 20));
        taken.delete(name);
        return undefined;
      },
    },
  });
  return taken;
}

/** Another window that has the form open. */
function openElsewhere(): void {
  const channel = new BroadcastChannel(KEY);
  onTestFinished(() => channel.close());
  channel.onmessage = () => channel.postMessage('open');
}

test('the first window stores the draft on the device, and leaves it to the next one', async () => {
  const taken = stubLocks();
  localStorage.setItem(KEY, '"typed"');
  const { result, unmount } = renderHook(() => useDraftPlace(KEY));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe('local'));
  expect(taken).toContain(KEY);
  unmount();
  await waitFor(() => expect(taken).not.toContain(KEY));
});

test('while another window has the form open, the draft is stored for this one', async () => {
  stubLocks([KEY]);
  openElsewhere();
  localStorage.setItem(KEY, '"typed there"');
  const { result } = renderHook(() => useDraftPlace(KEY));
  await waitFor(() => expect(result.current).toBe('session'), { timeout: 2000 });
  expect(readDraftJson('session', KEY, v.string())).toBeUndefined();
  storeDraftText('session', KEY, '"typed here"');
  expect(readDraftJson('session', KEY, v.string())).toBe('typed here');
  storeDraftText('session', KEY, null);
  expect(localStorage.getItem(KEY)).toBe('"typed there"');
});

test('a form that is opened again at once gets its lock again', async () => {
  stubLocks();
  localStorage.setItem(KEY, '"typed"');
  const first = renderHook(() => useDraftPlace(KEY));
  await waitFor(() => expect(first.result.current).toBe('local'));
  first.unmount();
  const second = renderHook(() => useDraftPlace(KEY));
  await waitFor(() => expect(second.result.current).toBe('local'));
});

test('a page that is reloaded waits for the lock of the page before, however slow that is', async () => {
  const taken = stubLocks([KEY]);
  localStorage.setItem(KEY, '"typed"');
  const places: unknown[] = [];
  renderHook(() => places.push(useDraftPlace(KEY)));
  setTimeout(() => taken.delete(KEY), 800);
  await waitFor(() => expect(places.at(-1)).toBe('local'), { timeout: 1500 });
  expect(places).not.toContain('session');
});

test('a page that is being left, and still responds that it has the form open, is not another window', async () => {
  const taken = stubLocks([KEY]);
  localStorage.setItem(KEY, '"typed"');
  const left = new BroadcastChannel(KEY);
  onTestFinished(() => left.close());
  left.onmessage = () => {
    left.postMessage('open');
    left.onmessage = null;
    setTimeout(() => taken.delete(KEY), 50);
  };
  const places: unknown[] = [];
  renderHook(() => places.push(useDraftPlace(KEY)));
  await waitFor(() => expect(places.at(-1)).toBe('local'), { timeout: 1500 });
  expect(places).not.toContain('session');
});

test('a lock is taken over if no window responds that it has the form open', async () => {
  // The locks of the tests before are released in real time.
  const key = `${KEY}.left`;
  stubLocks([key]);
  localStorage.setItem(key, '"typed"');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { result } = renderHook(() => useDraftPlace(key));
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(result.current).toBe('local');
});

test('a window whose lock is taken over stores its draft for itself', async () => {
  const taken = stubLocks();
  const { result } = renderHook(() => useDraftPlace(KEY));
  await waitFor(() => expect(taken).toContain(KEY));
  expect(result.current).toBe('local');
  await act(() => navigator.locks.request(KEY, { steal: true }, () => undefined));
  expect(result.current).toBe('session');
});

test('a window with the form open responds that it has', async () => {
  stubLocks();
  localStorage.setItem(KEY, '"typed"');
  const first = renderHook(() => useDraftPlace(KEY));
  await waitFor(() => expect(first.result.current).toBe('local'));
  const channel = new BroadcastChannel(KEY);
  onTestFinished(() => channel.close());
  const response = new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve(data);
  });
  channel.postMessage('is it open?');
  await expect(response).resolves.toBe('open');
});

test('what was typed in both windows is kept in both places', async () => {
  stubLocks();
  localStorage.setItem(KEY, '"typed there"');
  sessionStorage.setItem(KEY, '"typed here"');
  const { result } = renderHook(() => useDraftPlace(KEY));
  await waitFor(() => expect(result.current).toBe('session'));
});

test('a draft on the device replaces what this window typed before, and so does its removal', () => {
  const read = () => readDraftJson('local', KEY, v.string());
  storeDraftText('session', KEY, '"typed before"');
  storeDraftText('local', KEY, '"typed last"');
  expect(read()).toBe('typed last');
  storeDraftText('session', KEY, '"typed before"');
  storeDraftText('local', KEY, null);
  expect(read()).toBeUndefined();
});

test('without a draft the place is known at once', async () => {
  stubLocks();
  const { result } = renderHook(() => useDraftPlace(KEY));
  expect(result.current).toBe('local');
  await act(async () => undefined);
});

test('without locks the draft is stored on the device', () => {
  vi.stubGlobal('navigator', {});
  localStorage.setItem(KEY, '"typed"');
  expect(renderHook(() => useDraftPlace(KEY)).result.current).toBe('local');
});
