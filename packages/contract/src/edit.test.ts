import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  addressSchema,
  completeWebsite,
  SPORTS,
  updateBodySchema,
  websiteSchema,
} from './index.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const PATH = `venues/italy/milano/${ID}`;

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
    ['https://example.it/ok https://other.it', false],
    ['https://example.it/@club', true],
    ['https://example.it@other.it/', false],
    ['https://user:secret@example.it', false],
    ['https://example.it\\@other.it', false],
    ['', false],
  ])('[EDIT-1] the website "%s" is accepted: %s', (website, accepted) => {
    expect(v.is(websiteSchema, website)).toBe(accepted);
  });

  test.each([
    [' bbltc.org.uk ', 'https://bbltc.org.uk'],
    ['www.example.it/campi?x=1', 'https://www.example.it/campi?x=1'],
    ['example.it:8080', 'https://example.it:8080'],
    ['http://example.it', 'http://example.it'],
    ['campo sportivo', 'campo sportivo'],
    ['info@example.it', 'info@example.it'],
    ['mailto:info@example.it', 'mailto:info@example.it'],
    ['example.it other.it', 'example.it other.it'],
    ['', ''],
  ])('[EDIT-1] the website "%s" is completed to "%s"', (typed, website) => {
    expect(completeWebsite(typed)).toBe(website);
  });
});
