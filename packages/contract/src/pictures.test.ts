import { describe, expect, test } from 'vitest';
import { photoCopies, photoFileNameOf } from './pictures.ts';

describe('the copies of a photo', () => {
  const hash = '0123456789abcdef'.repeat(2);

  test('[REV-6] are named after the largest', () => {
    expect(photoCopies(photoFileNameOf(hash, 1280))).toEqual([
      { fileName: `${hash}-640.webp`, width: 640 },
      { fileName: `${hash}-1280.webp`, width: 1280 },
    ]);
  });

  test('[REV-6] of another origin are that photo alone', () => {
    for (const fileName of ['front.jpg', `${hash}.webp`, `${hash}-640.webp`, '']) {
      expect(photoCopies(fileName)).toEqual([{ fileName }]);
    }
  });
});
