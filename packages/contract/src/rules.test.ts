import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  addressSchema,
  CREATION_RULES,
  type CreationDraft,
  cardActions,
  DIAL_CODE_DEFAULT,
  DIAL_CODE_OPTIONS,
  DIAL_CODES,
  dialCodeOf,
  firstBrokenRule,
  folderPathOf,
  formatCoordinates,
  imageUrl,
  isBackOfficePath,
  joinPhone,
  LIST_LIMIT_DEFAULT,
  LIST_LIMITS,
  LONGITUDE_MAX,
  listPath,
  listQuerySchema,
  moveBodySchema,
  pageAt,
  parseCoordinate,
  SPORTS,
  sportById,
  statusAfter,
  updateBodySchema,
  VENUE_STATUSES,
  type VenueMove,
  type VenueStatus,
  venueIdOf,
  websiteSchema,
} from './index.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const PATH = `venues/italy/milano/${ID}`;

describe('status', () => {
  const moves: [VenueMove, VenueStatus, VenueStatus | undefined][] = [
    ['approve', 'pending', 'approved'],
    ['approve', 'approved', undefined],
    ['approve', 'discarded', undefined],
    ['discard', 'pending', 'discarded'],
    ['discard', 'approved', 'discarded'],
    ['discard', 'discarded', undefined],
    ['restore', 'pending', undefined],
    ['restore', 'approved', undefined],
    ['restore', 'discarded', 'pending'],
  ];
  test.each(moves)('%s from %s leads to %s', (move, from, to) => {
    expect(statusAfter(move, from)).toBe(to);
  });

  test.each([
    ['pending', ['approve', 'edit', 'discard']],
    ['approved', ['edit']],
    ['discarded', ['restore']],
  ] as const)('[REV-9] a %s card offers %j', (status, actions) => {
    expect(cardActions(status)).toEqual(actions);
  });

  test('[API-2] lists are called scraped, approved, discarded', () => {
    expect(VENUE_STATUSES.map(listPath)).toEqual([
      '/api/venues/scraped',
      '/api/venues/approved',
      '/api/venues/discarded',
    ]);
  });
});

describe('sports', () => {
  test('five, each with its own id', () => {
    expect(new Set(SPORTS.map(({ id }) => id)).size).toBe(5);
    expect(sportById('a9a42dc4-25a9-5680-94a8-cf7f8db753ba')?.name).toBe('Padel');
    expect(sportById('padel')).toBeUndefined();
  });
});

describe('dial codes', () => {
  test('26 countries, 25 codes, +1 for two of them', () => {
    expect(Object.keys(DIAL_CODES)).toHaveLength(26);
    expect(DIAL_CODE_OPTIONS).toHaveLength(25);
    expect(DIAL_CODE_OPTIONS.find(({ code }) => code === '+1')?.countries).toEqual(['US', 'CA']);
    expect(DIAL_CODE_DEFAULT).toBe('+39');
  });

  test.each([
    ['it', '+39'],
    ['IT', '+39'],
    ['xx', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('of %s is %s', (country, code) => {
    expect(dialCodeOf(country)).toBe(code);
  });

  test.each([
    ['+39', '045 800 0000', '+390458000000'],
    ['39', '(045) 800-0000', '+390458000000'],
    ['+39', '', undefined],
    ['+39', ' - ', undefined],
  ])('%s and "%s" are sent as %s', (dial, number, sent) => {
    expect(joinPhone(dial, number)).toBe(sent);
  });
});

describe('coordinates', () => {
  test.each([
    ['9.169341', 9.169341],
    [' -3.5 ', -3.5],
    ['45,5', 45.5],
    ['.5', 0.5],
    ['5.', 5],
    ['', 0],
    ['north', 0],
    ['1e3', 0],
    ['0x10', 0],
    ['12.5.1', 0],
    ['Infinity', 0],
    ['181', 0],
    ['-180', -180],
  ])('[EDIT-1] "%s" counts as %d', (text, value) => {
    expect(parseCoordinate(text, LONGITUDE_MAX)).toBe(value);
  });

  test('[REV-7] are shown to 6 decimals', () => {
    expect(formatCoordinates(45.5048719469, -9.1)).toBe('45.504872, -9.100000');
  });
});

describe('folder path', () => {
  test('holds the place and the id', () => {
    expect(folderPathOf({ country: 'italy', city: 'milano' }, ID)).toBe(PATH);
    expect(venueIdOf(PATH)).toBe(ID);
  });

  test.each([
    `venues/italy/../${ID}`,
    `venues/italy/milano/${ID}/..`,
    `venues/italy/milano/${ID.toUpperCase()}`,
    `/venues/italy/milano/${ID}`,
    `venues/italy/${ID}`,
    `${PATH}\n`,
    'venues/italy/milano/1',
    '',
  ])('%j is none', (path) => {
    expect(venueIdOf(path)).toBeUndefined();
    expect(v.is(moveBodySchema, { folderPath: path, country: 'Italy', city: 'Milano' })).toBe(
      false,
    );
  });

  test.each([
    ['/media', PATH, 'a.webp', `/media/${PATH}/a.webp`],
    ['https://cdn.test/', PATH, 'a b.webp', `https://cdn.test/${PATH}/a%20b.webp`],
    ['/media', 'https://photos.test/x', 'a.jpg', 'https://photos.test/x/a.jpg'],
  ])('[REV-6] a picture under %s, %s', (base, folder, file, url) => {
    expect(imageUrl(base, folder, file)).toBe(url);
  });
});

describe('creation rules', () => {
  const complete: CreationDraft = {
    name: 'Campo Rossi',
    country: 'Italia',
    countryCode: 'IT',
    city: 'Verona',
    street: 'Via Roma',
    number: '1',
    postalCode: '37121',
    state: 'Veneto',
    stateCode: 'VR',
    sportIds: [SPORTS[0].id],
  };

  test('[ADD-6] are checked in the order of the specification', () => {
    expect(CREATION_RULES.map(({ key }) => key)).toEqual([
      'nameRequired',
      'countryRequired',
      'countryCodeRequired',
      'cityRequired',
      'streetRequired',
      'numberRequired',
      'postalCodeRequired',
      'stateRequired',
      'stateCodeRequired',
      'sportsRequired',
    ]);
  });

  test('a complete draft breaks none', () => {
    expect(firstBrokenRule(complete)).toBeUndefined();
  });

  test.each(CREATION_RULES.map(({ key, field }) => [key, field] as const))(
    '[ADD-6] %s when %s is missing, and it comes before the later ones',
    (key, field) => {
      const index = CREATION_RULES.findIndex((rule) => rule.key === key);
      const later = CREATION_RULES.slice(index).map((rule) => rule.field);
      const blank = (name: keyof CreationDraft) => (name === 'sportIds' ? [] : '   ');
      const without = (names: readonly (keyof CreationDraft)[]) => ({
        ...complete,
        ...Object.fromEntries(names.map((name) => [name, blank(name)])),
      });
      expect(firstBrokenRule(without([field]))?.key).toBe(key);
      expect(firstBrokenRule(without(later))?.key).toBe(key);
    },
  );
});

describe('list query', () => {
  const parse = (query: Record<string, string>) => v.safeParse(listQuerySchema, query);

  test('[REV-2] limits of the specification', () => {
    expect(LIST_LIMITS).toEqual([5, 10, 20, 25, 50, 100, 200]);
    expect(parse({}).output).toEqual({ limit: LIST_LIMIT_DEFAULT, sort: 'newest' });
  });

  test.each([
    [{ limit: '5' }, true],
    [{ limit: '200' }, true],
    [{ limit: '4' }, false],
    [{ limit: '201' }, false],
    [{ limit: '0' }, false],
    [{ limit: '-1' }, false],
    [{ limit: 'x' }, false],
    [{ limit: '5.5' }, false],
    [{ country: 'italy' }, true],
    [{ country: 'Italy' }, false],
    [{ country: 'italy', city: 'milano' }, true],
    [{ country: 'spain', city: 'milano' }, false],
    [{ city: 'milano' }, false],
    [{ page: '2' }, false],
  ] as [Record<string, string>, boolean][])('%j is accepted: %s', (query, accepted) => {
    expect(parse(query).success).toBe(accepted);
  });
});

describe('update body', () => {
  const address = {
    country: 'Italy',
    countryCode: 'IT',
    city: '',
    state: '',
    stateCode: '',
    street: '',
    number: '',
    postalCode: '',
    formattedAddress: 'Via Roma 1\nMilano',
    latitude: 45,
    longitude: 9,
  };
  const sportsVenue = {
    id: ID,
    name: 'Città dello Sport ⚽',
    phoneNumber: null,
    sportIds: [SPORTS[0].id],
    isVerified: false,
  };
  const body = { folderPath: PATH, sportsVenue, address };
  const named = (name: string) => ({ ...body, sportsVenue: { ...sportsVenue, name } });

  test.each([
    ['a whole one', body, true],
    ['a website', { ...body, metadata: { website: 'https://example.org' } }, true],
    ['a website taken away', { ...body, metadata: { website: null } }, true],
    ['an unknown field', { ...body, status: 'approved' }, false],
    ['no name', named('  '), false],
    ['a name with a control character', named('Campo\u0000Rossi'), false],
    ['a name with a line break', named('Campo\nRossi'), false],
    ['a name with half a character', named('Campo \ud83d'), false],
    ['a name that turns the text around', named('Campo \u202eissoR'), false],
    ['a name that is too long', named('x'.repeat(201)), false],
    [
      'a sport twice',
      { ...body, sportsVenue: { ...sportsVenue, sportIds: [SPORTS[0].id, SPORTS[0].id] } },
      false,
    ],
    ['an unknown sport', { ...body, sportsVenue: { ...sportsVenue, sportIds: ['golf'] } }, false],
    ['a latitude beyond the pole', { ...body, address: { ...address, latitude: 91 } }, false],
    ['a latitude in words', { ...body, address: { ...address, latitude: '45' } }, false],
    [
      'a country code in small letters',
      { ...body, address: { ...address, countryCode: 'it' } },
      false,
    ],
  ])('%s', (_title, candidate, accepted) => {
    expect(v.is(updateBodySchema, candidate)).toBe(accepted);
  });

  test('the formatted address keeps its lines', () => {
    const parsed = v.parse(addressSchema, {
      ...address,
      formattedAddress: ' Via Roma 1\r\nMilano ',
    });
    expect(parsed.formattedAddress).toBe('Via Roma 1\nMilano');
  });

  test.each([
    ['https://example.org', true],
    ['http://example.org/a?b=c', true],
    ['example.org', false],
    ['javascript:alert(1)', false],
    ['ftp://example.org', false],
    ['https://', false],
    ['', false],
  ])('[EDIT-1] the website "%s" is accepted: %s', (website, accepted) => {
    expect(v.is(websiteSchema, website)).toBe(accepted);
  });
});

test.each([
  ['/', 'home'],
  ['/privacy', 'privacy'],
  ['/privacy/', 'privacy'],
  ['/share', 'share'],
  ['/share/', 'share'],
  ['/share/Gk3-x_9', 'sharedGame'],
  ['/share/Gk3-x_9/', 'sharedGame'],
  ['/share/a/b', undefined],
  ['/share/%2e%2e', 'brokenShare'],
  ['/share/<b>', 'brokenShare'],
  [`/share/${'x'.repeat(5000)}`, 'brokenShare'],
  ['/share/:shareId', 'brokenShare'],
  ['/admin', 'admin'],
  ['/admin/venues', 'venues'],
  ['/admin/users', undefined],
  ['/nowhere', undefined],
])('[SITE-1] at %s stands: %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each([
  ['/admin', true],
  ['/admin/', true],
  ['/admin/venues?lang=it', true],
  ['/admin?lang=it', true],
  ['/administration', false],
  ['/', false],
  ['/share/admin', false],
])('%s belongs to the back office: %s', (path, belongs) => {
  expect(isBackOfficePath(path)).toBe(belongs);
});
