import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraftJson, storeDraftText, useDraftPlace } from './useDraftPlace.ts';

const KEY = 'campetto.editDraft.uid.venue';

/** The locks of all windows; a request waits until nobody has the lock, or its signal is aborted. */
function stubLocks(takenElsewhere: readonly string[] = []) {
  const taken = new Set(takenElsewhere);
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, { signal }: { signal: AbortSignal }, callback: () => unknown) {
        while (taken.has(name)) {
          signal.throwIfAborted();
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        taken.add(name);
        await callback();
        // The release takes its time.
        await new Promise((resolve) => setTimeout(resolve, 20));
        taken.delete(name);
        return undefined;
      },
    },
  });
  return taken;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  localStorage.setItem(KEY, '"typed there"');
  const { result } = renderHook(() => useDraftPlace(KEY));
  await waitFor(() => expect(result.current).toBe('session'));
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

test('a page that is reloaded waits for the lock of the page before', async () => {
  const taken = stubLocks([KEY]);
  localStorage.setItem(KEY, '"typed"');
  const places: unknown[] = [];
  renderHook(() => places.push(useDraftPlace(KEY)));
  setTimeout(() => taken.delete(KEY), 100);
  await waitFor(() => expect(places.at(-1)).toBe('local'));
  expect(places).not.toContain('session');
});

test('without a draft on the device nothing is waited for', async () => {
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
