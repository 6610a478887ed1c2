import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes files by their paths below a folder, each also compressed, as the build does. */
export async function writeBuiltFiles(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
}

/** Calls `use` with the path of a file that contains the bytes. */
export async function withFile<T>(bytes: Uint8Array, use: (path: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-test-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
