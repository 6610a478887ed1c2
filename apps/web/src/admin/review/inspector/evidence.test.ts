import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { evidenceOf } from './evidence.ts';

const kindsOf = (...[changes]: Parameters<typeof exampleVenue>) =>
  evidenceOf(exampleVenue(changes)).map(({ kind }) => kind);

test('a venue is looked up at its place, by name and address, and by phone', () => {
  expect(evidenceOf(exampleVenue())).toEqual([
    {
      kind: 'map',
      href: 'https://www.openstreetmap.org/?mlat=45.5048719469&mlon=9.16934145338#map=17/45.5048719469/9.16934145338',
    },
    {
      kind: 'search',
      href: 'https://duckduckgo.com/?q=A.C.%20Garibaldina%201932%20Via%20Don%20Giovanni%20Minzoni%204%2C%2020158%20Milano%2C%20Italy',
    },
    { kind: 'phone', href: 'tel:+390200000000' },
  ]);
});

test('without coordinates or phone number there is nothing to follow', () => {
  expect(
    kindsOf({ sportsVenue: { phoneNumber: null }, address: { latitude: 0, longitude: 0 } }),
  ).toEqual(['search']);
});

test('of several phone numbers the first is called', () => {
  const [, , phone] = evidenceOf(
    exampleVenue({ sportsVenue: { phoneNumber: '699 000 506\ninformación 914 000 950' } }),
  );
  expect(phone?.href).toBe('tel:699000506');
});
