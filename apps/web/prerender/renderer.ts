import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** The folder of the built `prerender.js`, which turns a page into HTML. */
export const RENDERER = join(root, '.cache/prerender');

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  await build({
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: RENDERER,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      manifest: false,
    },
  });
}
