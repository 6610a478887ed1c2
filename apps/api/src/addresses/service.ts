import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESS_SEARCH_MIN_LENGTH, type AddressSearchResult } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import type { Log } from '../log.ts';
import { searchGazetteer } from './gazetteer.ts';
import { GeocoderError, requestGeocoder } from './geocoder.ts';
import { searchPlace } from './places.ts';
import { findResponse, reserveTurn, storeResponse } from './repository.ts';

/** At most five addresses for what was typed. */
export type SearchAddresses = (q: string) => Promise<AddressSearchResult[]>;

/** Milliseconds without requests after the geocoder failed, because each would delay a search. */
const PAUSE = 30_000;

/** A database refuses control characters. */
const BLANK = /[\s\p{Cc}]+/gu;

/**
 * The address search (D15): from the cache, else from the geocoder, else from the addresses of the venues. Equal
 * searches at the same time share one request. Without `geocoderUrl` no request is sent.
 */
export function createAddressSearch(
  db: Database,
  geocoderUrl: string | undefined,
  log: Log,
  pause = PAUSE,
): SearchAddresses {
  const running = new Map<string, Promise<AddressSearchResult[]>>();
  let pausedUntil = 0;

  /** The results of the geocoder; undefined when it cannot be requested now. */
  async function request(query: string): Promise<AddressSearchResult[] | undefined> {
    if (!geocoderUrl || Date.now() < pausedUntil) return undefined;
    const wait = await reserveTurn(db);
    if (wait === undefined) return undefined;
    await sleep(wait);
    if (Date.now() < pausedUntil) return undefined; // it failed meanwhile
    try {
      return await requestGeocoder(geocoderUrl, query);
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      pausedUntil = Date.now() + pause;
      log.warn({ reason: error.message }, 'the geocoder failed');
      return undefined;
    }
  }

  /** The addresses of the venues, else the place of a pasted address. */
  async function searchOffline(text: string): Promise<AddressSearchResult[]> {
    const found = await searchGazetteer(db, text);
    return found.length > 0 ? found : searchPlace(db, text);
  }

  async function search(query: string, text: string): Promise<AddressSearchResult[]> {
    const cached = await findResponse(db, query);
    if (cached) return cached;
    const results = await request(query);
    if (!results) return searchOffline(text);
    await storeResponse(db, query, results);
    return results;
  }

  return (q) => {
    const text = q.replace(BLANK, ' ').trim();
    const query = text.toLowerCase();
    if (query.length < ADDRESS_SEARCH_MIN_LENGTH) return Promise.resolve([]);
    const same = running.get(query);
    if (same) return same;
    const started = search(query, text).finally(() => running.delete(query));
    running.set(query, started);
    return started;
  };
}
