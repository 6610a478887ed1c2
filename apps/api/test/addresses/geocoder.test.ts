import { addressSearchResponseSchema } from '@campetto/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GeocoderError, readResults, requestGeocoder } from '../../src/addresses/geocoder.ts';
import { type Geocoder, recordedResponses, startGeocoder } from '../support/geocoder.ts';

const recorded = [...(await recordedResponses('recorded')), ...(await recordedResponses('italy'))];

/** Responses that are not a list of results. */
const NO_LIST = [
  'geocoder-php-237e0bcaa2-619c2d.json',
  'geocoder-php-592b89bc38-1c020e.json',
  'geocoder-php-7bc67c1f5d-facf49.json',
  'geocoder-php-cf31cb7196-37fb5f.html',
  'geocoder-php-e52647a4ee-964cdc.json',
  'glib-rev-fail.json',
  'it-azzano-decimo-reverse.json',
  'nominatim-docs-search-4.json',
  'ruby-location-iq-invalid-request.json',
  'ruby-location-iq-request-denied.json',
  'ruby-nominatim-over-limit.html',
];

describe('a recorded response', () => {
  test.each(recorded)('$name is parsed as results, or is no list', ({ name, text }) => {
    if (NO_LIST.includes(name)) {
      expect(() => readResults(text)).toThrow(GeocoderError);
      return;
    }
    const results = v.parse(addressSearchResponseSchema, readResults(text));
    const sent: unknown[] = JSON.parse(text);
    expect(results).toHaveLength(Math.min(5, sent.length));
    expect(results).toMatchObject(
      results.map((_, index) => {
        const { place_id, display_name, lat, lon } = sent[index] as Record<string, unknown>;
        return { place_id, display_name, lat, lon };
      }),
    );
  });

  test('has the parts of an Italian address that a venue needs', async () => {
    const parts = (await recordedResponses('italy'))
      .flatMap(({ text }) => readResults(text))
      .map(({ address }) => address);
    expect(parts.length).toBeGreaterThan(50);
    for (const part of parts) {
      expect(part).toMatchObject({ country: 'Italy', country_code: 'it' });
    }
    expect(parts.filter((part) => part['ISO3166-2-lvl6'] !== undefined)).not.toHaveLength(0);
  });
});

describe('a result', () => {
  const GOOD = { place_id: 1, display_name: 'Verona', lat: '45.4', lon: '10.9', address: {} };

  test.each([
    { lat: 45.4 },
    { lat: 'north' },
    { lat: '91' },
    { lon: '-180.5' },
    { lon: '1e9' },
    { lat: '' },
    { place_id: null },
    { display_name: undefined },
    { address: { city: 7 } },
    { address: [], lat: null },
  ])('with %j is left out, the others stay', (change) => {
    const other = { ...GOOD, display_name: 'Milano' };
    const results = readResults(JSON.stringify([{ ...GOOD, ...change }, 'x', null, other]));
    expect(results).toEqual([other]);
  });

  test('has only the fields of the contract', () => {
    const [result] = readResults(
      JSON.stringify([
        { ...GOOD, extratags: { email: 'a@b.c' }, address: { road: 'a', shop: 'b' } },
      ]),
    );
    expect(result).toEqual({ ...GOOD, address: { road: 'a' } });
  });

  test('[API-8] is one of five at most', () => {
    expect(readResults(JSON.stringify(Array(50).fill(GOOD)))).toHaveLength(5);
  });
});

describe('a geocoder', () => {
  let geocoder: Geocoder;
  let other: Geocoder;
  beforeAll(async () => {
    geocoder = await startGeocoder();
    other = await startGeocoder();
  });
  afterAll(async () => {
    await geocoder.stop();
    await other.stop();
  });

  test('[API-8] receives the query of the specification and the product’s user agent', async () => {
    expect(await requestGeocoder(`${geocoder.url}/nominatim/`, 'Via Città 4 & più')).toEqual([]);
    const { url, headers } = geocoder.requests[0] ?? {};
    expect(url?.pathname).toBe('/nominatim/search');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      format: 'json',
      q: 'Via Città 4 & più',
      limit: '5',
      addressdetails: '1',
      extratags: '1',
      namedetails: '1',
    });
    expect(headers?.['user-agent']).toMatch(/^Campetto\/.*campetto\.app/);
  });

  test.each<[string, Geocoder['respond'], RegExp]>([
    ['HTML', (response) => response.end('<html><body>Blocked: Via Segreta</body></html>'), /JSON/],
    ['an object', (response) => response.end('{"error":"Via Segreta"}'), /not a list/],
    ['429', (response) => response.writeHead(429).end('[]'), /429/],
    ['500', (response) => response.writeHead(500).end('[]'), /500/],
    ['nothing', () => {}, /in time/],
    ['a beginning', (response) => response.write('['), /in time/],
    ['and hangs up', (response) => response.destroy(), /reached/],
    ['10 MB', (response) => response.end(`["${'x'.repeat(10_000_000)}"]`), /too long/],
  ])(
    'that responds with %s fails, and the reason does not contain the address',
    async (_, respond, reason) => {
      geocoder.respond = respond;
      const request = requestGeocoder(geocoder.url, 'Via Segreta', 2000);
      await expect(request).rejects.toThrow(GeocoderError);
      await expect(request).rejects.toThrow(reason);
      await expect(request).rejects.not.toThrow(/Segreta/);
    },
  );

  test('that redirects is not followed', async () => {
    for (const status of [301, 302, 307, 308]) {
      geocoder.respond = (response) =>
        response.writeHead(status, { location: `${other.url}/search` }).end();
      await expect(requestGeocoder(geocoder.url, 'Verona')).rejects.toThrow(GeocoderError);
    }
    expect(other.requests).toEqual([]);
  });

  test('that cannot be reached fails', async () => {
    await expect(requestGeocoder('http://127.0.0.1:1', 'Verona')).rejects.toThrow(/reached/);
  });
});

test('characters that the database refuses are removed from the texts of a response', () => {
  const [result] = readResults(
    JSON.stringify([
      {
        place_id: 1,
        display_name: 'Via\u0000 Roma\ud800',
        lat: '45',
        lon: '9',
        address: { road: 'Via\u0000\u0007Roma' },
      },
    ]),
  );
  expect(result).toMatchObject({ display_name: 'Via Roma\ufffd', address: { road: 'Via Roma' } });
});
