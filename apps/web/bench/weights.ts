import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Bytes over the wire, compressed with Brotli where the server compresses. */
export interface Weights {
  /** The document with its inlined styles. */
  html: number;
  js: number;
  /** The styles alone, as files: those in the document, and those that it requests. */
  css: number;
  fonts: number;
}

/** The budget of a first visit, `js` as a multiple of the floor. */
export const BUDGET = { js: 1.15, css: 12_000, fonts: 70_000 } as const;

/**
 * What a connection sends before it waits for the phone: ten segments of 1,460 bytes, less 1,040 for the headers of
 * production. Privacy, terms and the guide are longer: they need one more round trip.
 */
export const FIRST_FLIGHT = 13_560;

function sizeOf(file: string): number {
  const compressed = `${join(dist, file)}.br`;
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + sizeOf(file), 0);

/** Weighs the files that the document of a built page requests; `page` is `language/name`. */
export function weigh(page: string): Weights {
  const file = `pages/${page}.html`;
  const html = readFileSync(join(dist, file), 'utf8');
  // A script may have any quotes.
  const assets = (pattern: RegExp) => new Set(html.match(pattern));
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => css).join(
    '',
  );
  const requested = new Set(
    Array.from(html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g), ([, path = '']) => path),
  );
  return {
    html: sizeOf(file),
    js: sum(assets(/assets\/[\w-]+\.js/g)),
    css: brotliCompressSync(styles).length + sum(requested),
    fonts: sum(assets(/assets\/[\w-]+-core-[\w-]+\.woff2/g)),
  };
}

/** Builds `floor.tsx` with the product's own settings: the bytes of its script. */
export async function floor(): Promise<number> {
  const { NODE_ENV } = process.env;
  // A test runner sets `test`, with which React would be built for development.
  process.env['NODE_ENV'] = 'production';
  const { output } = (await build({
    root,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: join(import.meta.dirname, 'floor.tsx') },
    },
  })) as Rollup.RollupOutput;
  process.env['NODE_ENV'] = NODE_ENV;
  return output.reduce(
    (total, file) => total + ('code' in file ? brotliCompressSync(file.code).length : 0),
    0,
  );
}
