import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { EXAMPLE_PLACE_LINKS } from '../../../testing/placeLinks.ts';
import { evidenceOf } from './evidence.ts';

const kindsOf = (...[changes]: Parameters<typeof exampleVenue>) =>
  evidenceOf(exampleVenue(changes), EXAMPLE_PLACE_LINKS).map(({ kind }) => kind);

test('a venue is looked up at its place, by name and address, and by phone', () => {
  expect(evidenceOf(exampleVenue(), EXAMPLE_PLACE_LINKS)).toEqual([
    { kind: 'map', href: 'https://map.example/45.5048719469/9.16934145338' },
    { kind: 'aerial', href: 'https://aerial.example/45.5048719469/9.16934145338' },
    { kind: 'streetView', href: 'https://street.example/45.5048719469/9.16934145338' },
    {
      kind: 'search',
      href: 'https://duckduckgo.com/?q=A.C.%20Garibaldina%201932%20Via%20Don%20Giovanni%20Minzoni%204%2C%2020158%20Milano%2C%20Italy',
    },
    { kind: 'phone', href: 'tel:+390200000000' },
  ]);
});

test('a service that is not configured is left out', () => {
  const placeLinks = { map: EXAMPLE_PLACE_LINKS.map, aerial: null, streetView: null };
  expect(evidenceOf(exampleVenue(), placeLinks).map(({ kind }) => kind)).toEqual([
    'map',
    'search',
    'phone',
  ]);
});

test('without coordinates or phone number there is nothing to follow', () => {
  expect(
    kindsOf({ sportsVenue: { phoneNumber: null }, address: { latitude: 0, longitude: 0 } }),
  ).toEqual(['search']);
});

test('of several phone numbers the first is called', () => {
  const phone = evidenceOf(
    exampleVenue({ sportsVenue: { phoneNumber: '699 000 506\ninformación 914 000 950' } }),
    EXAMPLE_PLACE_LINKS,
  ).at(-1);
  expect(phone?.href).toBe('tel:699000506');
});
