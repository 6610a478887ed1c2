import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  cardActions,
  DIAL_CODE_DEFAULT,
  DIAL_CODE_OPTIONS,
  DIAL_CODES,
  dialCodeOf,
  folderPathOf,
  formatCoordinates,
  hasTrunkZero,
  isCoordinate,
  joinPhone,
  LONGITUDE_MAX,
  listPath,
  moveBodySchema,
  parseCoordinate,
  pictureUrl,
  SPORTS,
  splitCoordinates,
  sportById,
  statusAfter,
  VENUE_STATUSES,
  type VenueMove,
  type VenueStatus,
  venueIdOf,
} from '../index.ts';

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
  test.each([
    ['+44', true],
    ['+49', true],
    ['+39', false],
    ['+34', false],
    ['+1', false],
    ['+45', false],
  ] as const)('numbers of %s lose a leading zero: %s', (code, lost) => {
    expect(hasTrunkZero(code)).toBe(lost);
  });

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

  test.each([
    ['45.1', true],
    ['45,5', true],
    ['', true],
    // No number at all: it counts as 0 (spec §5).
    ['north', true],
    ['12abc', false],
    ['180.1', false],
    ['45.1, 10.9', false],
    ['1e3', false],
  ])('[EDIT-1] "%s" is accepted: %s', (text, accepted) => {
    expect(isCoordinate(text, LONGITUDE_MAX)).toBe(accepted);
  });

  test.each([
    ['45.1, 10.9', '45.1', '10.9'],
    ['45.438384,10.991622', '45.438384', '10.991622'],
    ['45,438384 10,991622', '45.438384', '10.991622'],
    ['-33.4;-70.6', '-33.4', '-70.6'],
    ['(45.1, 10.9)', '45.1', '10.9'],
    ['geo:45.4,10.9?z=17', '45.4', '10.9'],
    ['45.1°N 10.9°E', '45.1', '10.9'],
    ['33.4° S, 70.6° W', '-33.4', '-70.6'],
    ['https://www.google.com/maps/@45.4384,10.9916,17z', '45.4384', '10.9916'],
    // The place, not the middle of the map.
    [
      'https://www.google.com/maps/place/Arena/@45.1,10.1,15z/data=!4m6!3m5!8m2!3d45.4384!4d-10.9916!16s',
      '45.4384',
      '-10.9916',
    ],
    ['https://maps.google.com/?q=45.4384,10.9916', '45.4384', '10.9916'],
    ['https://www.google.com/maps?q=45.4384,+10.9916', '45.4384', '10.9916'],
    ['https://www.google.com/maps/search/45.4384,+10.9916?entry=tts', '45.4384', '10.9916'],
    ['45.4384°, 10.9916°', '45.4384', '10.9916'],
    ['N 45.4384 W 10.9916', '45.4384', '-10.9916'],
    // As Google Maps copies them.
    ['45°26\'18.2"N 10°59\'29.8"E', '45.438389', '10.991611'],
    ['33°26′S, 70°39′W', '-33.433333', '-70.650000'],
    ['https://www.openstreetmap.org/#map=17/45.43/10.99', '45.43', '10.99'],
    ['https://www.openstreetmap.org/?mlat=45.4&mlon=10.9#map=17/45.43/10.99', '45.4', '10.9'],
  ])('[EDIT-1] "%s" is a pair', (text, latitude, longitude) => {
    expect(splitCoordinates(text)).toEqual({ latitude, longitude });
  });

  test.each([
    '45,5',
    '45.1',
    '',
    '91.5, 10.9',
    '45.1, 10.9, 3',
    'a, b',
    'https://www.google.com/maps/@95.4384,10.9916,17z',
    'https://example.org/45.1,10.9',
    '45.1°E 10.9°N',
    '45°61\'00"N 10°59\'29"E',
    'N45.1N 10.9E',
  ])('[EDIT-1] "%s" is none', (text) => expect(splitCoordinates(text)).toBeUndefined());

  test('[REV-7] are shown to 6 decimals', () => {
    expect(formatCoordinates(45.5048719469, -9.1)).toBe('45.504872, -9.100000');
  });
});

describe('folder path', () => {
  test('contains the place and the id', () => {
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
    expect(pictureUrl(base, folder, file)).toBe(url);
  });
});
