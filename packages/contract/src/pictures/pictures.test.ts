import { describe, expect, test } from 'vitest';
import { photoFileNameOf, pictureCopies } from './pictures.ts';

describe('the copies of a picture', () => {
  const hash = '0123456789abcdef'.repeat(2);

  test('[REV-6] are named after the largest', () => {
    expect(pictureCopies(photoFileNameOf(hash, 1280))).toEqual([
      { fileName: `${hash}-640.webp`, width: 640 },
      { fileName: `${hash}-1280.webp`, width: 1280 },
    ]);
  });

  test('[REV-6] of another origin are that picture alone', () => {
    for (const fileName of ['front.jpg', `${hash}.webp`, `${hash}-640.webp`, '']) {
      expect(pictureCopies(fileName)).toEqual([{ fileName }]);
    }
  });
});
