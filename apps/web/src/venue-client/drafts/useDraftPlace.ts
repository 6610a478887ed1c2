import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { readJson, readText, storeText } from '../deviceStorage.ts';

/** Where a form stores its draft: on this device, or for this window. */
export type DraftPlace = 'local' | 'session';

/** Milliseconds in which a window that has the form open responds; a page that was left never does. */
const RESPONSE_TIMEOUT = 2000;
/** Milliseconds after which a window gets the message again: a page that is being left may still respond once. */
const REPEATED_AFTER = 1000;

/** What windows send each other about a form. */
const IS_IT_OPEN = 'is it open?';
const OPEN = 'open';

/** The last lock of each key in this window, as a promise that resolves once the lock is released. */
const released = new Map<string, Promise<unknown>>();

/** Whether this window has a draft of its own, typed while another window had the form open: both drafts are kept. */
const isTypedTwice = (key: string) => readText(key, 'session') !== null && readText(key) !== null;

/**
 * Locks a key until `closed` is aborted, and reports where its draft is stored. A page that was reloaded or left may
 * keep its lock for seconds, so that only a window that responds twice counts as another one. The lock of a window that
 * does not respond is taken over; that window then stores its draft for itself.
 */
async function lockDraft(
  key: string,
  closed: AbortSignal,
  onPlace: (place: DraftPlace) => void,
): Promise<void> {
  if (closed.aborted) return;
  const end = new Promise((resolve) => closed.addEventListener('abort', resolve));
  const waiting = new AbortController();
  let isLocked = false;
  const lock = (options: LockOptions) =>
    navigator.locks.request(key, options, () => {
      isLocked = true;
      onPlace(isTypedTwice(key) ? 'session' : 'local');
      return end;
    });
  const channel = new BroadcastChannel(key);
  let isRepeated = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const repeat = () => {
    isRepeated = true;
    channel.postMessage(IS_IT_OPEN);
  };
  channel.onmessage = ({ data }) => {
    if (data === IS_IT_OPEN && isLocked) channel.postMessage(OPEN);
    if (data !== OPEN) return;
    if (isRepeated) waiting.abort(OPEN);
    else again ??= setTimeout(repeat, REPEATED_AFTER);
  };
  channel.postMessage(IS_IT_OPEN);
  const timeout = setTimeout(() => waiting.abort(), RESPONSE_TIMEOUT);
  try {
    await lock({ signal: AbortSignal.any([closed, waiting.signal]) });
  } catch (reason) {
    if (isLocked || reason === OPEN) onPlace('session');
    else if (!closed.aborted && waiting.signal.aborted)
      await lock({ steal: true }).catch(() => onPlace('session'));
    // The browser refuses locks where storage is forbidden.
    else onPlace('local');
  } finally {
    clearTimeout(timeout);
    clearTimeout(again);
    channel.close();
  }
}

/**
 * Where a form stores its draft under a key: on this device, where it outlasts the window; for this window while
 * another one has the same form open, so that neither shows or replaces what the other types. Undefined for the
 * moment until that is known, if there is a draft.
 */
export function useDraftPlace(key: string): DraftPlace | undefined {
  // Pages without HTTPS have no locks.
  const hasLocks = 'locks' in navigator;
  const [place, setPlace] = useState<DraftPlace | undefined>(() =>
    hasLocks && (readText(key) ?? readText(key, 'session')) !== null ? undefined : 'local',
  );
  useEffect(() => {
    if (!hasLocks) return;
    const closing = new AbortController();
    const { signal } = closing;
    const before = released.get(key) ?? Promise.resolve();
    const request = before.then(() =>
      lockDraft(key, signal, (found) => void (signal.aborted || setPlace(found))),
    );
    released.set(key, request);
    return () => closing.abort();
  }, [hasLocks, key]);
  return place;
}

/** The draft under a key: this window's own, else that of the device, if `place` is the device. */
export const readDraftJson = <Schema extends v.GenericSchema>(
  place: DraftPlace,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined =>
  readJson(key, schema, 'session') ?? (place === 'local' ? readJson(key, schema) : undefined);

/** Stores a draft, or removes it for null. A draft on the device replaces this window's own. */
export function storeDraftText(place: DraftPlace, key: string, text: string | null): void {
  storeText(key, text, place);
  if (place === 'local') storeText(key, null, 'session');
}
