import { open, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { openFolder } from '../../src/pictures/folder-store.ts';
import { MediaError } from '../../src/pictures/media-store.ts';
import { repeatedly } from '../support/failures/background.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = temporaryFolder();
const store = openFolder(root);
const BYTES = Buffer.alloc(300_000, 'whole');
let times = 0;
const newKey = () => {
  times += 1;
  return `venues/italy/milano/${times}/a.webp`;
};
const read = async (key: string) => {
  const file = await store.get(key);
  return file && buffer(file.body);
};
const filesBeside = (key: string) => readdir(dirname(join(root, key)));

describe('a folder of pictures', () => {
  test('leaves a file alone that is stored again', async () => {
    const key = newKey();
    await store.put(key, BYTES);
    const before = await stat(join(root, key));
    await store.put(key, BYTES);
    const { ino, mtimeMs } = await stat(join(root, key));
    expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
    expect(await filesBeside(key)).toEqual(['a.webp']);
  });

  test('never changes a file that is being read', async () => {
    const key = newKey();
    await store.put(key, BYTES);
    const half = BYTES.subarray(0, 100_000);
    await writeFile(join(root, key), half); // left behind by a crash of an earlier version
    await using reader = await open(join(root, key));
    await store.put(key, BYTES);
    expect(await reader.readFile()).toEqual(half);
    expect(await read(key)).toEqual(BYTES);
  });

  test('is complete after several have stored the same file at once', async () => {
    const key = newKey();
    const sizes = new Set<number | undefined>();
    const endReading = repeatedly(async () => sizes.add((await read(key))?.length));
    await Promise.all(Array.from({ length: 20 }, () => store.put(key, BYTES)));
    await endReading();
    sizes.delete(undefined);
    expect([...sizes]).toEqual([BYTES.length]);
    expect(await filesBeside(key)).toEqual(['a.webp']);
  });

  test('removes with a file what a crash left of its writing', async () => {
    const key = newKey();
    await store.put(key, BYTES);
    const path = join(root, key);
    await writeFile(`${path}.9ad3.part`, 'half');
    await writeFile(path.replace('a.webp', 'b.webp'), 'another');
    await store.remove(key);
    expect(await filesBeside(key)).toEqual(['b.webp']);
    await store.remove(newKey());
  });

  test('that is not usable is reported as a failure of the store', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    const unusable = openFolder(file);
    const key = newKey();
    const results = [unusable.put(key, BYTES), unusable.get(key), unusable.remove(key)];
    for (const result of await Promise.allSettled(results)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(MediaError) });
    }
  });
});
