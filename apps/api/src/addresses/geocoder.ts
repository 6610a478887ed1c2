import {
  ADDRESS_SEARCH_QUERY,
  ADDRESSES_MAX,
  type AddressSearchResult,
  addressSearchResultSchema,
  LATITUDE_MAX,
  LONGITUDE_MAX,
} from '@campetto/contract';
import * as v from 'valibot';
import { geocoderRequests } from '../metrics/metrics.ts';

/** The public service requires each application to send a user agent of its own. */
const USER_AGENT = 'Campetto/0.1 (+https://campetto.app)';
/** Milliseconds. */
const TIMEOUT = 3_000;
/** Bytes; five results have some 10,000. */
const RESPONSE_MAX = 256 * 1024;

/** The geocoder sent no usable response. The message never contains the search text. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
  readonly isTimeout: boolean;

  constructor(message: string, { isTimeout = false } = {}) {
    super(message);
    this.isTimeout = isTimeout;
  }
}

const isDegrees = (text: string, max: number) =>
  /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= max;

const resultSchema = v.pipe(
  addressSearchResultSchema,
  v.check(({ lat, lon }) => isDegrees(lat, LATITUDE_MAX) && isDegrees(lon, LONGITUDE_MAX)),
);

/**
 * Searches with a Nominatim-compatible geocoder. Results that break a rule are left out; redirects
 * are not followed, since they may lead anywhere.
 *
 * @throws GeocoderError
 */
export async function requestGeocoder(
  base: string,
  q: string,
  timeout = TIMEOUT,
): Promise<AddressSearchResult[]> {
  const query = new URLSearchParams({ ...ADDRESS_SEARCH_QUERY, q });
  let outcome = 'error';
  try {
    const text = await fetchText(`${base.replace(/\/$/, '')}/search?${query}`, timeout);
    const results = readResults(text);
    outcome = 'success';
    return results;
  } catch (error) {
    if (error instanceof GeocoderError && error.isTimeout) outcome = 'timeout';
    throw error;
  } finally {
    geocoderRequests.inc({ outcome });
  }
}

async function fetchText(url: string, timeout: number): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new GeocoderError(`it responded with status ${response.status}`);
    }
    return await readLimited(response);
  } catch (error) {
    if (error instanceof GeocoderError) throw error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new GeocoderError(isTimeout ? 'no response in time' : 'it cannot be reached', {
      isTimeout,
    });
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > RESPONSE_MAX) throw new GeocoderError('its response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Without control characters and lone surrogates, which the database refuses. */
const clean = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').toWellFormed();

/**
 * The results in the text of a response, as many as a search shows.
 *
 * @throws GeocoderError when it is no list of results
 */
export function readResults(text: string): AddressSearchResult[] {
  let results: unknown;
  try {
    results = JSON.parse(text, (_key, value) => (typeof value === 'string' ? clean(value) : value));
  } catch {
    throw new GeocoderError('its response is not JSON');
  }
  if (!Array.isArray(results)) throw new GeocoderError('its response is not a list');
  return results
    .map((result) => v.safeParse(resultSchema, result))
    .flatMap((result) => (result.success ? [result.output] : []))
    .slice(0, ADDRESSES_MAX);
}
