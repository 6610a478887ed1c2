import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESS_SEARCH_MIN_LENGTH, type AddressSearchResult } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { searchGazetteer } from './gazetteer.ts';
import { findAnswer, keepAnswer, takeTurn } from './repository.ts';
import { askGeocoder, GeocoderError } from './upstream.ts';

/** At most five addresses for what was typed. */
export type SearchAddresses = (q: string) => Promise<AddressSearchResult[]>;

interface Log {
  warn(details: object, message: string): void;
}

/** Milliseconds for which a geocoder that failed is not asked: it would keep every search waiting. */
const PAUSE = 30_000;

/** A database refuses control characters. */
const BLANK = /[\s\p{Cc}]+/gu;

/**
 * The address search (D15): what is remembered, else the geocoder, else the addresses of the
 * venues themselves. Equal searches at one time ask once. `geocoderUrl` undefined: nobody is asked.
 */
export function createAddressSearch(
  db: Database,
  geocoderUrl: string | undefined,
  log: Log,
  pause = PAUSE,
): SearchAddresses {
  const running = new Map<string, Promise<AddressSearchResult[]>>();
  let pausedUntil = 0;

  /** Undefined when there is no answer now. */
  async function ask(query: string): Promise<AddressSearchResult[] | undefined> {
    if (!geocoderUrl || Date.now() < pausedUntil) return undefined;
    const wait = await takeTurn(db);
    if (wait === undefined) return undefined;
    await sleep(wait);
    try {
      return await askGeocoder(geocoderUrl, query);
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      pausedUntil = Date.now() + pause;
      log.warn({ reason: error.message }, 'the geocoder failed');
      return undefined;
    }
  }

  async function search(query: string): Promise<AddressSearchResult[]> {
    const remembered = await findAnswer(db, query);
    if (remembered) return remembered;
    const answer = await ask(query);
    if (!answer) return searchGazetteer(db, query);
    await keepAnswer(db, query, answer);
    return answer;
  }

  return (q) => {
    const query = q.replace(BLANK, ' ').trim().toLowerCase();
    if (query.length < ADDRESS_SEARCH_MIN_LENGTH) return Promise.resolve([]);
    const same = running.get(query);
    if (same) return same;
    const started = search(query).finally(() => running.delete(query));
    running.set(query, started);
    return started;
  };
}
