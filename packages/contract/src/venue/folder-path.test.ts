import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { moveBodySchema } from '../decisions/decisions.ts';
import { folderPathOf, pictureUrl, venueIdOf } from './folder-path.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const PATH = `venues/italy/milano/${ID}`;

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
    `venues/${'x'.repeat(61)}/milano/${ID}`,
    `venues/italy/${'x'.repeat(61)}/${ID}`,
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
