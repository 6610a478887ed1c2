import { listCountPath, listPath, type VenueReviewItem } from '@campetto/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { withServer } from '../support/app.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

async function find(q: string, filter: Record<string, string> = {}): Promise<string[]> {
  const search = new URLSearchParams({ limit: '200', q, ...filter });
  const path = listPath('pending');
  const { status, body } = await server.request<VenueReviewItem[]>('GET', `${path}?${search}`);
  expect(status).toBe(200);
  return body.map(({ venue }) => venue.sportsVenue.name).sort();
}

beforeAll(async () => {
  const website = null;
  const createdAt = new Date(Date.now() - 60_000);
  const uk = { addressCountryCode: 'GB', addressCountry: 'United Kingdom', country: 'uk' } as const;
  const venue = (name: string, phoneNumber: string | null, changes = {}) =>
    newVenue('verona', { name, phoneNumber, website, createdAt, ...changes });
  await seed(server.db, [
    venue('Arena', '+39 045 8077111'),
    venue('Bocciofila', '045/8077222'),
    venue('Circolo', '347 123 4567'),
    venue('Darts', '020 7946 0958', uk),
    venue('Estadio', '91 588 00 00', { addressCountryCode: 'ES', country: 'spain' }),
    venue('Fronton', '(0039) 02-7654321; 02 1111111'),
    venue('Gym 045 8077333', null),
    venue('Hall 8000', null, { ...uk, addressPostalCode: 'M33 1AA' }),
    venue('Dutch', null, { addressPostalCode: '2411 XC' }),
    venue('Dutch too', null, { addressPostalCode: '2411XC' }),
    venue('Hall too', null, { addressPostalCode: 'M335BB' }),
    venue('Site', null, { website: 'https://www.acgaribaldina1932.net/' }),
    venue('Site page', null, { website: 'http://acgaribaldina1932.net/contatti?lang=it' }),
    venue('Other host', null, { website: 'https://sport.acgaribaldina1932.net' }),
    venue('Social', null, { website: 'https://www.facebook.com/palestra.nord/' }),
    venue('Social too', null, { website: 'https://facebook.com/palestra.sud' }),
    venue('City pool', null, { website: 'https://www.comune.verona.it/sport/piscina-nord' }),
    venue('City hall', null, { website: 'https://comune.verona.it/sport/palestra?id=12' }),
    venue('City park', null, { website: 'https://comune.verona.it/parchi' }),
    venue('Umlaut', null, { website: 'https://münchen-sport.de/' }),
  ]);
});

describe('a phone number', () => {
  test.each<[string, string[]]>([
    ...[
      '+39 045 8077111',
      '+390458077111',
      '0039 045 8077111',
      '00390458077111',
      '39 045 8077111',
      '045 8077111',
      '0458077111',
      '045-8077111',
      '045/8077111',
      '045.807.71.11',
      '(045) 80 77 111',
      '(+39) 045 8077111',
      ' 045 8077111 ',
      '045\u00a08077111',
      '045–8077111',
      'Tel. 045 8077111',
      'tel: +39 045 8077111',
      'tel:+390458077111',
      'telefono 0458077111',
      '8077111',
      '077111',
    ].map((q): [string, string[]] => [q, ['Arena']]),
    ['0458077222', ['Bocciofila']],
    ['+39 045 8077222', ['Bocciofila']],
    ['347 1234567', ['Circolo']],
    ['+39 347-1234567', ['Circolo']],
    ['1234567', ['Circolo']],
    ['+44 20 7946 0958', ['Darts']],
    ['+44 (0)20 7946 0958', ['Darts']],
    ['0044 20 79460958', ['Darts']],
    ['020 7946 0958', ['Darts']],
    ['(020) 79460958', ['Darts']],
    ['79460958', ['Darts']],
    ['915880000', ['Estadio']],
    ['+34 91 588 00 00', ['Estadio']],
    ['02 7654321', ['Fronton']],
    // Written in a name, so that it is found as words.
    ['045 8077333', ['Gym 045 8077333']],
    // A few digits match the end of a number, unless a word begins with them.
    ['77111', ['Arena']],
    ['7111', ['Arena']],
    ['8000', ['Hall 8000']],
    // Too short, from the middle of a number, of another country, of no venue.
    ['111', []],
    ['045 80771', []],
    ['+34 045 8077111', []],
    ['+39 045 8077112', []],
    ['000000', []],
    ['+', []],
    ['12345678901234567890', []],
    ["045' OR 1=1", []],
  ])('%j', async (q, names) => {
    expect(await find(q)).toEqual(names);
  });

  test('is searched among the venues of the other filters, and counted', async () => {
    expect(await find('8077111', { country: 'spain' })).toEqual([]);
    expect(await find('8077111', { country: 'italy', city: 'verona' })).toEqual(['Arena']);
    const { body } = await server.request('GET', `${listCountPath('pending')}?q=045-8077111`);
    expect(body).toMatchObject({ count: 1, capped: false });
    const approved = await server.request('GET', `${listCountPath('approved')}?q=045-8077111`);
    expect(approved.body).toMatchObject({ count: 0, others: [{ status: 'pending', count: 1 }] });
  });
});

test.each(['M33 1AA', 'M331AA', 'm331aa', 'Hall M331AA'])('the postcode in %s', async (q) => {
  expect(await find(q)).toEqual(['Hall 8000']);
});

test.each([
  ['2411XC', ['Dutch', 'Dutch too']],
  ['2411 XC', ['Dutch', 'Dutch too']],
  ['2411 x', ['Dutch', 'Dutch too']],
  ['M33', ['Hall 8000', 'Hall too']],
  ['M33 5BB', ['Hall too']],
  ['m335bb', ['Hall too']],
])('the postcode %s, stored with a space or without', async (q, names) => {
  expect(await find(q)).toEqual(names);
});

test('few digits and a postcode are what a decision on all that match is about', async () => {
  for (const [q, searchStep] of [
    ['7111', 'phoneEnd'],
    ['M331AA', 'postcode'],
  ]) {
    const matches = `/api/venues/matches?status=pending&q=${q}`;
    expect((await server.request('GET', matches)).body).toMatchObject({ total: 1, searchStep });
  }
});

describe('a website', () => {
  const sites = ['Site', 'Site page'];
  test.each<[string, string[]]>([
    ['acgaribaldina1932.net', sites],
    ['www.acgaribaldina1932.net', sites],
    ['https://acgaribaldina1932.net', sites],
    ['http://www.acgaribaldina1932.net/', sites],
    ['HTTPS://WWW.ACGaribaldina1932.NET', sites],
    ['acgaribaldina1932.net.', sites],
    ['acgaribaldina1932.net:8080', sites],
    ['https://acgaribaldina1932.net/contatti?lang=it&utm_source=x', ['Site page']],
    ['acgaribaldina1932.net/elsewhere', sites],
    ['sport.acgaribaldina1932.net', ['Other host']],
    ['facebook.com/palestra.nord', ['Social']],
    ['https://www.facebook.com/palestra.nord/', ['Social']],
    ['https://www.facebook.com/palestra.ovest', []],
    ['facebook.com', ['Social', 'Social too']],
    ['münchen-sport.de', ['Umlaut']],
    ['xn--mnchen-sport-dlb.de', ['Umlaut']],
    ['garibaldina1932.net', []],
    // Words of the domain and the path, the last one perhaps incomplete.
    ['acgaribaldina1932', ['Other host', ...sites]],
    ['acgari', ['Other host', ...sites]],
    ['piscina-nord', ['City pool']],
    ['contatti', ['Site page']],
    ['comune.verona.it', ['City hall', 'City park', 'City pool']],
    ['comune.verona.it/sport', ['City hall', 'City pool']],
    ['https://www.comune.verona.it/sport/pisc', ['City pool']],
    ['verona.it/sport', ['City hall', 'City pool']],
    ['verona.it/piscina', ['City pool']],
    ['comune.verona.it/sport/palestra?id=12', ['City hall']],
    ['acgaribaldina1932.n', ['Other host', ...sites]],
    ['sport.acgaribaldina1932.ne', ['Other host']],
    ['verona.it', ['City hall', 'City park', 'City pool']],
    ['facebook.com/palestra', ['Social', 'Social too']],
    ['facebook.com/palestra.n', ['Social']],
    ['cl', []],
    ['https://', []],
  ])('%s', async (q, names) => {
    expect(await find(q)).toEqual(names);
  });

  test('is only searched by a word that is in no name or address', async () => {
    expect(await find('arena')).toEqual(['Arena']);
    expect(await find('site')).toEqual(['Site', 'Site page']);
  });

  test('is searched in every order, page by page', async () => {
    for (const sort of ['newest', 'oldest', 'rating', 'name', 'checks']) {
      expect(await find('acgaribaldina1932.net', { sort })).toEqual(sites);
    }
  });

  test('is what a decision on all that match is about', async () => {
    const matches = `/api/venues/matches?status=pending&q=www.acgaribaldina1932.net`;
    expect((await server.request('GET', matches)).body).toMatchObject({
      total: 2,
      searchStep: 'host',
    });
    const phone = `/api/venues/matches?status=pending&q=8077111`;
    expect((await server.request('GET', phone)).body).toMatchObject({
      total: 1,
      searchStep: 'phone',
    });
  });
});
