import { describe, expect, test } from 'vitest';
import {
  CITY_SLUGS,
  citiesOf,
  FILTER_COUNTRIES,
  placeSlugs,
  slugify,
  stateOfCity,
} from './places.ts';

test('[REV-2] offers the countries and cities of the specification', () => {
  const offered = Object.fromEntries(
    FILTER_COUNTRIES.map(({ slug, cities }) => [slug, cities.map((city) => city.slug)]),
  );
  expect(offered).toEqual({
    italy: ['verona', 'milano', 'roma', 'torino', 'napoli'],
    spain: ['madrid', 'barcelona'],
    france: ['paris', 'lyon'],
    germany: ['berlin', 'frankfurt', 'munich'],
    uk: ['glasgow', 'london'],
  });
  expect(CITY_SLUGS).toHaveLength(14);
});

test.each([
  ['italy', 5],
  ['uk', 2],
  ['atlantis', 0],
  ['', 0],
])('citiesOf(%s) has %i cities', (country, expected) => {
  expect(citiesOf(country)).toHaveLength(expected);
});

test.each([
  ['IT', 'Milan', 'Lombardia (MI)'],
  ['ES', 'MADRID', 'Comunidad de Madrid (MD)'],
  ['gb', 'London', 'England (ENG)'],
  ['IT', 'Como', undefined],
  ['NL', 'Paris', undefined],
])('%s, %s is in %s', (countryCode, city, expected) => {
  const state = stateOfCity({ countryCode, city });
  expect(state && `${state.name} (${state.code})`).toBe(expected);
});

test.each([
  ['Milano', 'milano'],
  ['München', 'munchen'],
  ['Łódź', 'lodz'],
  ['København', 'kobenhavn'],
  ['Saint-Étienne  (Loire)', 'saint-etienne-loire'],
  ["Reggio nell'Emilia", 'reggio-nell-emilia'],
  ['東京', ''],
  ['../../etc', 'etc'],
  ['-', ''],
  ['a'.repeat(80), 'a'.repeat(60)],
])('slugify(%s) is %s', (text, expected) => {
  expect(slugify(text)).toBe(expected);
});

describe('placeSlugs', () => {
  test.each([
    ['Italy', 'IT', 'Milano', 'italy/milano', 'italy', 'milano'],
    ['Italy', 'it', 'Milan', 'italy/milano', 'italy', 'milano'],
    ['Italia', 'IT', 'ROMA', 'italy/roma', 'italy', 'roma'],
    ['Italia', 'IT', 'Turin', 'italy/torino', 'italy', 'torino'],
    ['Italia', 'IT', 'Naples', 'italy/napoli', 'italy', 'napoli'],
    ['Deutschland', 'DE', 'München', 'germany/munich', 'germany', 'munich'],
    ['Spain', 'ES', 'MADRID', 'spain/madrid', 'spain', 'madrid'],
    ['Italy', 'IT', 'Como', 'italy/como', 'italy', null],
    ['Italy', 'IT', '', 'italy/unknown', 'italy', null],
    ['Netherlands', 'NL', 'Eindhoven', 'netherlands/eindhoven', null, null],
    // A city counts only in its own country.
    ['Netherlands', 'NL', 'Paris', 'netherlands/paris', null, null],
    ['', '', '', 'unknown/unknown', null, null],
    ['日本', 'JP', '東京', 'unknown/unknown', null, null],
  ])('%s (%s), %s', (country, countryCode, city, path, filterCountry, filterCity) => {
    const slugs = placeSlugs({ country, countryCode, city });
    expect(`${slugs.country}/${slugs.city}`).toBe(path);
    expect(slugs).toMatchObject({ filterCountry, filterCity });
  });
});
