import { describe, expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { presentAddress, presentDate, presentVenue, presentWebsite } from './presentVenue.ts';

test('[REV-7] every known field reaches the card', () => {
  expect(presentVenue(exampleVenue(), '/media')).toEqual({
    name: 'A.C. Garibaldina 1932',
    pictureUrl: undefined,
    sports: ['football', 'tennis'],
    phone: '+39 02 0000 0000',
    website: { text: 'www.acgaribaldina1932.net', href: 'https://www.acgaribaldina1932.net/' },
    address: 'Via Don Giovanni Minzoni 4, 20158 Milano, Italy',
    coordinates: '45.504872, 9.169341',
    rating: 4.3,
    totalRatings: 87,
    source: 'Comune di Milano',
    lastUpdated: 'Jun 11, 2020',
  });
});

test('what is unknown stays absent', () => {
  const bare = exampleVenue({
    sportsVenue: { name: '', phoneNumber: null, sportIds: [] },
    address: {
      street: '',
      number: '',
      postalCode: '',
      city: '',
      country: '',
      latitude: 0,
      longitude: 0,
    },
    metadata: { website: null, rating: null, totalRatings: null, lastUpdated: null, source: '' },
  });
  expect(Object.values(presentVenue(bare, '/media')).flat().filter(Boolean)).toEqual([]);
});

describe('[REV-6] the picture', () => {
  const picture = { metadata: { photoFileName: 'front.webp' } };
  test('is under the media base', () => {
    const { pictureUrl } = presentVenue(
      exampleVenue({ ...picture, hasImage: true }),
      'https://cdn.test',
    );
    expect(pictureUrl).toMatch(
      /^https:\/\/cdn\.test\/venues\/italy\/milano\/[0-9a-f-]+\/front\.webp$/,
    );
  });
  test('is not asked for when hasImage is false', () => {
    expect(presentVenue(exampleVenue(picture), '/media').pictureUrl).toBeUndefined();
  });
});

test.each([
  ['2026-11-20T23:30:00Z', 'Nov 20, 2026'],
  ['2020-06-11', 'Jun 11, 2020'],
  ['yesterday', undefined],
  [null, undefined],
])('[REV-7] the date %s reads %s', (iso, shown) => {
  expect(presentDate(iso)).toBe(shown);
});

test.each([
  ['en', 'Jun 11, 2020'],
  ['it', '11 giu 2020'],
])('a date is in the language %s', (locale, shown) => {
  expect(presentDate('2020-06-11', locale)).toBe(shown);
  expect(presentVenue(exampleVenue(), '/media', { dateLocale: locale }).lastUpdated).toBe(shown);
});

test.each([
  ['https://example.org/', { text: 'example.org', href: 'https://example.org/' }],
  ['http://a.it/b?c', { text: 'a.it/b?c', href: 'http://a.it/b?c' }],
  ['www.example.org', { text: 'www.example.org' }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)' }],
  ['https://', { text: '' }],
  // It leads to other.it.
  ['https://example.it@other.it', { text: 'example.it@other.it' }],
])('the website %s is shown as %j', (website, shown) => {
  expect(presentWebsite(website)).toEqual(shown);
});

test('the address of the source comes first', () => {
  const { address } = exampleVenue({ address: { formattedAddress: 'Via Roma 1\nMilano' } }).venue;
  expect(presentAddress(address)).toBe('Via Roma 1\nMilano');
});

test.each([
  [{ formattedAddress: 'Via Roma 1, Milano, Italy' }, 'Via Roma 1, Milano, Italia'],
  [{ formattedAddress: '' }, 'Via Roma 1, 20121 Milano, Italia'],
  [{ formattedAddress: 'Italy' }, 'Italia'],
  [{ formattedAddress: 'Italy Street 1, Milano' }, 'Italy Street 1, Milano'],
  [{ formattedAddress: '', countryCode: '' }, 'Via Roma 1, 20121 Milano, Italy'],
  [
    { formattedAddress: '', country: 'Nowhere', countryCode: 'QX' },
    'Via Roma 1, 20121 Milano, Nowhere',
  ],
])('the country of an address has its name in the language: %j', (changes, shown) => {
  const address = {
    ...exampleVenue().venue.address,
    street: 'Via Roma',
    number: '1',
    postalCode: '20121',
    city: 'Milano',
    country: 'Italy',
    countryCode: 'IT',
    ...changes,
  };
  expect(presentAddress(address, 'it')).toBe(shown);
  expect(presentAddress(address, 'en')).not.toContain('Italia');
});
