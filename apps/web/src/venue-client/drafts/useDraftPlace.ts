import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { readJson, readText, storeText } from '../deviceStorage.ts';

/** Where a form stores its draft: on this device, or for this window. */
export type DraftPlace = 'local' | 'session';

/** Milliseconds; a page that was reloaded or left holds its lock for a moment longer. */
const RELEASE_TIMEOUT = 500;

/** The last lock of each key in this window: it resolves once that is released. */
const released = new Map<string, Promise<unknown>>();

/**
 * Where a form stores its draft under a key: on this device, where it outlasts the window; for this window while
 * another one has the same form open, so that neither shows or replaces what the other types. Undefined for the
 * moment until that is known, if the device has a draft.
 */
export function useDraftPlace(key: string): DraftPlace | undefined {
  // Pages without HTTPS have no locks.
  const hasLocks = 'locks' in navigator;
  const [place, setPlace] = useState<DraftPlace | undefined>(() =>
    hasLocks && readText(key) !== null ? undefined : 'local',
  );
  useEffect(() => {
    if (!hasLocks) return;
    const closed = Promise.withResolvers<void>();
    let isClosed = false;
    const show = (found: DraftPlace) => isClosed || setPlace(found);
    const hold = () => {
      show('local');
      return closed.promise;
    };
    const before = released.get(key) ?? Promise.resolve();
    const request = before.then(async () => {
      if (isClosed) return;
      const signal = AbortSignal.timeout(RELEASE_TIMEOUT);
      await navigator.locks
        .request(key, { signal }, hold)
        // Refused at once where storage is forbidden.
        .catch(() => show(signal.aborted ? 'session' : 'local'));
    });
    released.set(key, request);
    return () => {
      isClosed = true;
      closed.resolve();
    };
  }, [hasLocks, key]);
  return place;
}

/** The draft under a key: this window's own, else the device's where it is stored there. */
export const readDraftJson = <Schema extends v.GenericSchema>(
  place: DraftPlace,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined =>
  readJson(key, schema, 'session') ?? (place === 'local' ? readJson(key, schema) : undefined);

/** Stores a draft, or removes it for null; on the device in place of this window's own. */
export function storeDraftText(place: DraftPlace, key: string, text: string | null): void {
  storeText(key, text, place);
  if (place === 'local') storeText(key, null, 'session');
}
