import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PictureRefused, Unavailable } from '../../src/errors.ts';
import { makeCopies } from '../../src/pictures/copies.ts';
import { repeatedly } from '../support/failures/background.ts';
import { withFile } from '../support/files.ts';
import { childrenOf, killChildrenOf } from '../support/memory.ts';
import { picture, picturePath } from '../support/pictures/creation.ts';

const copiesOf = (bytes: Buffer) => withFile(bytes, makeCopies);

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

const outcomes = (pictures: Buffer[]) => Promise.allSettled(pictures.map(copiesOf));

describe.runIf(process.platform === 'linux')('the memory of pictures', () => {
  test('of one picture is limited, whatever its header says', async () => {
    const create = { width: 5000, height: 5000, channels: 4, background: 'red' } as const;
    const large = await sharp({ create })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer();
    await expect(copiesOf(large)).rejects.toMatchObject({ errors: [{ rule: 'tooManyPixels' }] });
  });
});

describe('large pictures', () => {
  test('are accepted whatever was decoded before them', async () => {
    const bytes = await picture('bomb-6-megapixels-12-bit.avif');
    for (let time = 0; time < 2; time += 1) expect(await copiesOf(bytes)).toHaveLength(2);
  });
});

describe('the queue of pictures', () => {
  test('refuses with 503 what does not fit in, and decodes the rest', async () => {
    const bytes = await picture('pillow-hopper.jpg');
    const results = await outcomes(Array.from({ length: 60 }, () => bytes));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(10);
    expect(results.length - refused.length).toBeGreaterThan(20);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(Unavailable);
    }
  });
});

describe('a picture that waits too long', () => {
  afterEach(() => vi.useRealTimers());

  test('is refused with 503 before its connection is closed', async () => {
    const [small, large] = [
      picturePath('pillow-hopper.jpg'),
      picturePath('bomb-6-megapixels-12-bit.avif'),
    ];
    // The process is already running, so that it gets the first picture before the clock changes.
    await makeCopies(small);
    const first = makeCopies(large);
    await new Promise(setImmediate);
    // Only the second picture has this clock. Otherwise the first would time out earlier and make room for it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const second = makeCopies(large).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await second).toBeInstanceOf(Unavailable);
    vi.useRealTimers();
    await expect(first).resolves.toHaveLength(2);
    await expect(makeCopies(small)).resolves.toHaveLength(2);
  });
});

describe.runIf(process.platform === 'linux')('the process that decodes pictures', () => {
  const killAll = () => killChildrenOf(process.pid);

  test('is started again when it was killed', async () => {
    const bytes = await picture('pillow-hopper.jpg');
    const copies = await copiesOf(bytes);
    await killAll();
    await expect(copiesOf(bytes)).resolves.toEqual(copies);
  });

  test('that crashes twice on a picture refuses the picture, and decodes the next', async () => {
    const endKilling = repeatedly(async () => {
      await killAll();
      await new Promise(setImmediate);
    });
    const slow = await flat(5000, 5000).png().toBuffer();
    const result = await copiesOf(slow).catch((error: unknown) => error);
    await endKilling();
    expect([PictureRefused, Unavailable]).toContain((result as object).constructor);
    await expect(copiesOf(await picture('pillow-hopper.jpg'))).resolves.toHaveLength(2);
  });

  test('gets nothing of the environment of the server', async () => {
    process.env['CAMPETTO_SECRET'] = 'secret';
    await killAll();
    await copiesOf(await picture('pillow-hopper.jpg'));
    const [decoder = 0] = await childrenOf(process.pid);
    expect(await readFile(`/proc/${decoder}/environ`, 'utf8')).not.toContain('CAMPETTO_SECRET');
  });
});
