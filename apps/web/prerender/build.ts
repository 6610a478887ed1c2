import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@campetto/contract';
import { build, type Rollup } from 'vite';
import { chunksOf, type Manifest } from './chunks.ts';
import { forbiddenModule, modulesOf } from './forbidden.ts';
import { pageDocument } from './html.ts';
import { PAGES } from './pages.ts';

// Builds the web app, then writes each public page in each language as a file of its own: the
// server sends those, and the app takes them over in the browser.

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const renderer = join(root, '.cache/prerender');
const logLevel = 'warn';

const ENTRY = 'src/app/publicSite.tsx';
/** What several public pages have in common. */
const SHARED = /packages\/ui\/src\/|apps\/web\/src\/site\/|lucide-react/;

// Whatever it is in the shell or the test runner that starts this: React has a slow build for each other.
process.env['NODE_ENV'] = 'production';

await rm(dist, { recursive: true, force: true });
await build({ root, logLevel });
// By itself: sharing a module with the back office, a page would carry what only that one uses of it.
const { output } = (await build({
  root,
  logLevel,
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: ENTRY,
      // Pieces of a kilobyte compress badly alone, and each is a request.
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED, minShareCount: 5 }] } },
    },
  },
})) as Rollup.RollupOutput;
await build({
  root,
  logLevel,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/prerender.tsx',
    outDir: renderer,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    manifest: false,
  },
});
const { renderPage, siteFiles } = (await import(
  pathToFileURL(join(renderer, 'prerender.js')).href
)) as typeof import('../src/app/prerender.tsx');

const read = (file: string) => readFile(join(dist, file), 'utf8');

async function write(file: string, content: string) {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content));
}

const template = await read('index.html');
const icon = await read('icon.svg');
const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
const entry = manifest[ENTRY]?.file ?? '';
const modules = modulesOf(output);

for (const { name, path, sources, styleSources = [], describedAs } of PAGES) {
  for (const language of LANGUAGES) {
    const catalogue = `src/locales/public/${language}.po`;
    const needed = [ENTRY, ...sources, catalogue];
    const { js } = chunksOf(manifest, needed);
    const loaded = js.flatMap((file) => modules.get(file) ?? []);
    const forbidden = forbiddenModule(loaded, language);
    if (forbidden) throw new Error(`${path} in ${language} would load ${forbidden}.`);
    const { css } = chunksOf(manifest, [...needed, ...styleSources]);
    const { head, body } = await renderPage(path, language, describedAs);
    const document = pageDocument(template, {
      language,
      head,
      body,
      styles: (await Promise.all(css.map(read))).join(''),
      styleFiles: css,
      icon,
      entry,
      preload: js.filter((file) => file !== entry).map((file) => `/${file}`),
    });
    await write(`pages/${language}/${name}.html`, document);
  }
}
for (const [file, content] of Object.entries(siteFiles())) await write(file, content);
await rm(join(dist, '.vite'), { recursive: true });
