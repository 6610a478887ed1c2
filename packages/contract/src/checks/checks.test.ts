import { describe, expect, test } from 'vitest';
import { SPORTS } from '../venue/sports.ts';
import type { VenueReviewItem } from '../venue/venue.ts';
import { type CheckedVenue, checkVenue, failedChecks, suggestedFixOf } from './checks.ts';
import { COUNTRY_BOXES } from './country-facts.ts';
import type { VenueCheck } from './venue-checks.ts';

interface Changes extends Partial<CheckedVenue['venue']['address']> {
  name?: string;
  phoneNumber?: string | null;
  sportIds?: CheckedVenue['venue']['sportsVenue']['sportIds'];
  website?: string | null;
}

/** A venue with which nothing is wrong, changed. */
function venue({ name, phoneNumber, sportIds, website, ...address }: Changes = {}) {
  return {
    metadata: { website: website === undefined ? 'https://www.example.org/campo' : website },
    suggestedPhone: null,
    venue: {
      sportsVenue: {
        name: name ?? 'A.C. Garibaldina 1932',
        phoneNumber: phoneNumber === undefined ? '+39 045 123456' : phoneNumber,
        sportIds: sportIds ?? [SPORTS[0].id],
      },
      address: {
        countryCode: 'IT',
        street: 'Via Don Giovanni Minzoni',
        number: '4',
        postalCode: '20158',
        city: 'Milano',
        state: 'Lombardia',
        country: address.countryCode ? '' : 'Italia',
        formattedAddress: '',
        latitude: 45.504871,
        longitude: 9.169341,
        ...address,
      },
    },
  } satisfies CheckedVenue;
}

test('finds nothing wrong with a venue that is right', () => {
  expect(checkVenue(venue())).toEqual([]);
  expect(checkVenue(venue({ phoneNumber: null, website: null, postalCode: '' }))).toEqual([]);
});

const failed: [VenueCheck, string, Changes][] = [
  ['coordinatesZero', 'both', { latitude: 0, longitude: 0 }],
  ['coordinatesZero', 'one of them', { longitude: 0 }],
  ['coordinatesEqual', 'both 45.5', { latitude: 45.512, longitude: 45.512 }],
  ['coordinatesSwapped', 'Milano', { latitude: 9.169341, longitude: 45.504871 }],
  [
    'coordinatesSwapped',
    'Sydney',
    {
      countryCode: 'AU',
      postalCode: '2000',
      phoneNumber: null,
      latitude: 151.2093,
      longitude: -33.8688,
    },
  ],
  ['coordinatesOutside', 'Paris', { latitude: 48.85661, longitude: 2.35222 }],
  ['coordinatesOutside', 'the sign lost', { latitude: -45.504871 }],
  ['coordinatesRounded', 'to two decimals', { latitude: 45.5, longitude: 9.17 }],
  ['coordinatesRounded', 'to degrees', { latitude: 45, longitude: 9 }],
  ['dialCode', 'Germany', { phoneNumber: '+49 30 1234567' }],
  ['dialCode', 'written with 00', { phoneNumber: '0034 91 1234567' }],
  ['dialCode', 'in brackets', { phoneNumber: '(+44) 161 9281765' }],
  ['dialCode', 'of no country', { phoneNumber: '+045 123456' }],
  ['countryUnknown', 'none', { country: '', countryCode: '' }],
  ['countryUnknown', 'mistyped', { country: 'Itally', countryCode: '' }],
  ['countryUnknown', 'a region', { country: 'Lombardia', countryCode: '' }],
  ['countryUnknown', 'another than the code', { country: 'Spain' }],
  ['countryUnknown', 'mistyped, with a code', { country: 'Itly' }],
  ['countryUnknown', 'without a listed code, beside the code of another', { country: 'Japan' }],
  ['countryUnknown', 'with a code of none', { country: 'Italia', countryCode: 'XX' }],
  ['websiteInvalid', 'without scheme', { website: 'www.example.org' }],
  ['websiteInvalid', 'another scheme', { website: 'javascript:alert(1)' }],
  ['websiteInvalid', 'ftp', { website: 'ftp://example.org' }],
  ['websiteInvalid', 'markup', { website: '<a href="http://example.org">site</a>' }],
  ['websiteInvalid', 'markup behind', { website: 'https://example.org/<b>' }],
  ['websiteInvalid', 'words behind', { website: 'https://example.org our site' }],
  ['websiteInvalid', 'no host', { website: 'https:///' }],
  ['websiteInvalid', 'a comma in the host', { website: 'http://www,comune.example.org/campo' }],
  ['websiteInvalid', 'a host without domain', { website: 'http://localhost/' }],
  ['websiteInvalid', 'a number for a host', { website: 'http://127.0.0.1/' }],
  ['noSport', 'none', { sportIds: [] }],
  ['noStreet', 'empty', { street: '' }],
  ['noStreet', 'spaces', { street: '  ' }],
  ['addressMismatch', 'another street', { formattedAddress: 'Via Roma 12, 20158 Milano' }],
  ['postalCode', 'four digits in Italy', { postalCode: '2015' }],
  ['postalCode', 'zeros', { postalCode: '00000' }],
  [
    'postalCode',
    'a German code in the Netherlands',
    {
      countryCode: 'NL',
      phoneNumber: null,
      latitude: 52.1012,
      longitude: 5.1,
      postalCode: '47533',
    },
  ],
  ['nameShort', 'none', { name: '' }],
  ['nameShort', 'two letters', { name: 'CT' }],
  ['nameShort', 'marks only', { name: '- - - -' }],
  ['nameShort', 'a word for a missing value', { name: 'null' }],
  ['nameShort', 'an abbreviation of it', { name: 'N/A' }],
  ['nameShort', 'a test', { name: 'TEST' }],
  ['nameShort', 'words for a missing name', { name: 'Senza nome' }],
  ['nameShouting', 'capitals', { name: 'CENTRO SPORTIVO COMUNALE' }],
  ['nameShouting', 'eight of them', { name: 'OLYMPIUS' }],
  ['nameShouting', 'but for a word', { name: 'PALESTRA SCUOLA MEDIA di COMO' }],
  ['nameShouting', 'with accents', { name: 'SOCIETÀ ATLETICA' }],
  ['nameLong', '81 letters', { name: 'Campo '.repeat(13).concat('lungo') }],
];

describe('fails', () => {
  test.each(failed)('%s: %s', (check, _case, changes) => {
    expect(checkVenue(venue(changes))).toEqual([check]);
  });
});

const passed: [string, Changes][] = [
  ['an island of the box', { latitude: 35.5025, longitude: 12.6082 }],
  ['a country without a box', { countryCode: 'JP', latitude: 35.68123, longitude: 139.76712 }],
  ['a country without its code', { countryCode: '', latitude: 35.68123, longitude: 139.76712 }],
  ['a country in another language, with its code', { country: 'Itàlia' }],
  ['a country that has two codes', { country: 'Serbia', countryCode: 'RS' }],
  ['one coordinate that happens to be round', { latitude: 45.5 }],
  ['the own code with 00', { phoneNumber: '0039 045 123456' }],
  ['a number without a country', { phoneNumber: '045 123456' }],
  ['a phone where the country has no code', { countryCode: 'JP', phoneNumber: '+81 3 1234' }],
  ['a website in capitals', { website: 'HTTP://WWW.EXAMPLE.ORG/' }],
  ['an address with an internationalised host', { website: 'https://www.società.it/campi' }],
  ['a path with a query', { website: 'https://example.org/a?b=c&d=%20#e' }],
  ['a new top-level domain', { website: 'https://padel.milano' }],
  ['a name of initials', { name: 'ASV DSS' }],
  ['seven capitals', { name: 'LOKOMOT' }],
  ['three letters', { name: 'HUP' }],
  ['a generic word', { name: 'Gymzaal' }],
  ['a word for a missing name among others', { name: 'Campo senza nome' }],
  ['one long word among others', { name: 'Centro MARASSI di Genova' }],
  ['a name in letters without case', { name: '東京体育館スポーツセンター' }],
  ['80 letters', { name: 'Campo '.repeat(13).concat('ab') }],
];

test.each(passed)('passes %s', (_case, changes) => {
  expect(checkVenue(venue({ postalCode: '', ...changes }))).toEqual([]);
});

test('names all that is wrong, in one order', () => {
  const wrong = venue({
    latitude: 0,
    longitude: 0,
    street: '',
    postalCode: 'x',
    name: '',
    sportIds: [],
    phoneNumber: '+1 2025550123',
    website: 'x',
  });
  expect(failedChecks(checkVenue(wrong), { coordinates: 9, phone: 1, website: 1 })).toEqual([
    ...['coordinatesZero', 'coordinatesShared', 'dialCode', 'phoneShared', 'websiteInvalid'],
    ...['websiteShared', 'noSport', 'noStreet', 'postalCode', 'nameShort'],
  ]);
});

const NOT_SHARED = { coordinates: 0, phone: 0, website: 0 };
const sharing: [Partial<VenueReviewItem['shared']>, VenueCheck[]][] = [
  [{}, []],
  [{ coordinates: 4 }, []],
  [{ coordinates: 5 }, ['coordinatesShared']],
  [{ phone: 1 }, ['phoneShared']],
  [{ website: 40 }, ['websiteShared']],
];
test.each(sharing)('fails for what a venue shares with others: %j', (shared, checks) => {
  expect(failedChecks([], { ...NOT_SHARED, ...shared })).toEqual(checks);
});

const codes: [string, string, boolean][] = [
  ['GB', 'M32 0JG', true],
  ['GB', 'wa14 1ez', true],
  ['GB', 'SW1A1AA', true],
  ['GB', 'M32', false],
  ['ES', '28013', true],
  ['ES', '99013', false],
  ['NL', '3584 CS', true],
  ['NL', '3584CS', true],
  ['NL', '3584', true],
  ['NL', '0584 CS', false],
  ['DE', '10115', true],
  ['FR', '75O01', false],
  ['PT', '1000-205', true],
  ['PL', '00-950', true],
  ['PL', '00950', false],
  ['IE', 'D6W XY00', true],
  ['IE', 'D02 AF30', true],
  ['CA', 'K1A 0B1', true],
  ['CA', 'D1A 0B1', false],
  ['US', '10001-1234', true],
  ['SE', '114 55', true],
  ['GR', '10552', true],
  ['GR', '00552', false],
  ['GR', '90552', false],
  ['XX', 'anything', true],
];
test.each(codes)('in %s the postcode %s: %s', (countryCode, postalCode, right) => {
  const checks = checkVenue(venue({ countryCode, postalCode, phoneNumber: null }));
  expect(!checks.includes('postalCode')).toBe(right);
});

test('boxes are boxes', () => {
  for (const [south, north, west, east] of Object.values(COUNTRY_BOXES)) {
    expect(south).toBeLessThan(north);
    expect(west).toBeLessThan(east);
  }
});

describe('suggested fixes', () => {
  test('swapped coordinates by swapping', () => {
    const swapped = venue({ latitude: 9.169341, longitude: 45.504871 });
    expect(suggestedFixOf('coordinatesSwapped', swapped)).toEqual({
      latitude: 45.504871,
      longitude: 9.169341,
    });
  });

  test('a repeated dial code', () => {
    const wrong = {
      ...venue({ phoneNumber: '+39 39 045 123456' }),
      suggestedPhone: '+39 045 123456',
    };
    expect(checkVenue(wrong)).toEqual(['dialCodeRepeated']);
    expect(suggestedFixOf('dialCodeRepeated', wrong)).toEqual({ phone: '+39 045 123456' });
  });

  test.each([
    ['www.example.org/campo', 'https://www.example.org/campo'],
    ['  https://example.org ', 'https://example.org'],
    ['//example.org', 'https://example.org'],
    ['http:/example.org', 'http://example.org'],
    ['<a href="http://example.org/x">site</a>', 'http://example.org/x'],
    ["<a class=b href='example.org'>", 'https://example.org'],
    ['example.org our site', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:info@example.org', undefined],
    ['info@example.org', undefined],
    ['ftp://example.org', undefined],
    ['none', undefined],
    ['', undefined],
  ])('the website %s', (website, fixed) => {
    expect(suggestedFixOf('websiteInvalid', venue({ website }))).toEqual(
      fixed === undefined ? undefined : { website: fixed },
    );
  });

  test.each([
    ['IT', 'I-20158', '20158'],
    ['IT', '20 158', '20158'],
    ['PL', '00950', '00-950'],
    ['DE', 'D 10115', '10115'],
    ['IT', '2015', undefined],
    ['XX', '2015', undefined],
  ])('in %s the postcode %s', (countryCode, postalCode, fixed) => {
    expect(suggestedFixOf('postalCode', venue({ countryCode, postalCode }))).toEqual(
      fixed === undefined ? undefined : { postalCode: fixed },
    );
  });

  test('nothing where it is not certain', () => {
    const wrong = venue({ name: 'CENTRO SPORTIVO', latitude: 48.8, longitude: 2.3 });
    const checks = ['coordinatesOutside', 'coordinatesZero', 'nameShouting', 'dialCode'] as const;
    for (const check of checks) expect(suggestedFixOf(check, wrong)).toBeUndefined();
  });

  test('so that every check passes', () => {
    for (const [check, , changes] of failed) {
      const wrong = venue(changes);
      const { website, ...address } = suggestedFixOf(check, wrong) ?? {};
      if (website === undefined && Object.keys(address).length === 0) continue;
      const fixed = venue({ ...changes, ...address, ...(website && { website }) });
      expect(checkVenue(fixed)).toEqual([]);
    }
  });
});
