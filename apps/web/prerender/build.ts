import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { EXAMPLE_FACTS_FILE, LANGUAGES } from '@campetto/contract';
import { build, type Rollup } from 'vite';
import { adminChunks } from './adminChunks.ts';
import { chunksOf, type Manifest } from './chunks.ts';
import { exampleFactsWarning } from './exampleFacts.ts';
import { forbiddenModule, modulesOf } from './forbidden.ts';
import { pageDocument } from './html.ts';
import { PAGES } from './pages.ts';
import { RENDERER } from './renderer.ts';
import { splitStyles } from './splitStyles.ts';

// Builds the web app, then writes each public page in each language to a file, which the server sends
// and the app hydrates.

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const logLevel = 'warn';

const ENTRY = 'src/app/publicSite.tsx';
/** The modules that every public page needs; nothing that the landing page does not. */
const SHARED = {
  name: 'shared',
  test: /packages\/(ui|messages)\/src\/|apps\/web\/src\/site\//,
  minShareCount: 10,
};

// The shell or the test runner may have set another mode, in which React is slower.
process.env['NODE_ENV'] = 'production';

await rm(dist, { recursive: true, force: true });
// The renderer is built in a process of its own beside the other builds, because the plugins of each keep a core busy.
const rendererBuilt = once(fork(join(import.meta.dirname, 'renderer.ts')), 'exit');
await build({
  root,
  logLevel,
  build: { rollupOptions: { output: { codeSplitting: { groups: adminChunks() } } } },
});
// A separate build: else a module shared with the back office would contain code that only the back office uses.
const { output } = (await build({
  root,
  logLevel,
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: ENTRY,
      // Chunks of a kilobyte compress badly, and each is a request.
      output: { codeSplitting: { groups: [SHARED] } },
    },
  },
})) as Rollup.RollupOutput;
const [failed] = await rendererBuilt;
if (failed) throw new Error('The renderer could not be built.');
const { renderLoadingTexts, renderPage, siteFiles } = (await import(
  pathToFileURL(join(RENDERER, 'prerender.js')).href
)) as typeof import('../src/app/prerender.tsx');

const read = (file: string) => readFile(join(dist, file), 'utf8');

/** Settings of Brotli; which of them suits a page best depends on its text, and even on the hashes in it. */
const SETTINGS = [0, 1, 2, 3].flatMap((bits) =>
  [0, 16].map((block) => ({
    params: { [constants.BROTLI_PARAM_NPOSTFIX]: bits, [constants.BROTLI_PARAM_LGBLOCK]: block },
  })),
);

/** The shortest of the encodings of a text. */
async function compress(content: string) {
  const encodings = await Promise.all(
    SETTINGS.map((setting) => promisify(brotliCompress)(content, setting)),
  );
  return encodings.reduce((best, one) => (one.length < best.length ? one : best));
}

async function write(file: string, content: string) {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await writeFile(`${path}.br`, await compress(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
}

const template = await read('index.html');
const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
const entry = manifest[ENTRY]?.file ?? '';
const modules = modulesOf(output);

const written: Promise<void>[] = [];
for (const { name, path, sources, styleSources = [], catalogues = [], describedAs } of PAGES) {
  for (const language of LANGUAGES) {
    const ownCatalogues = ['public', ...catalogues];
    const texts = ownCatalogues.map(
      (catalogue) => `../../packages/messages/locales/${catalogue}/${language}.po`,
    );
    const needed = [ENTRY, ...sources, ...texts];
    const { js } = chunksOf(manifest, needed);
    const loaded = js.flatMap((file) => modules.get(file) ?? []);
    const forbidden = forbiddenModule(loaded, language, ownCatalogues);
    if (forbidden) throw new Error(`${path} in ${language} would load ${forbidden}.`);
    const { css } = chunksOf(manifest, [...needed, ...styleSources]);
    const { head, body } = await renderPage(path, language, describedAs);
    const styles = (await Promise.all(css.map(read))).join('');
    const split = splitStyles(styles, body);
    const laterStyles =
      split && `assets/${name}-later-${hash('sha256', split.later).slice(0, 7)}.css`;
    if (laterStyles) written.push(write(laterStyles, split.later));
    const document = pageDocument(template, {
      language,
      head,
      body,
      styles: split?.first ?? styles,
      // No script requests the styles of the entry.
      styleFiles: css.filter((file) => !manifest[ENTRY]?.css?.includes(file)),
      laterStyles,
      entry,
      preload: js.filter((file) => file !== entry).map((file) => `/${file}`),
    });
    written.push(write(`pages/${language}/${name}.html`, document));
  }
}
const adminPage = template.replace('<!--loading-texts-->', await renderLoadingTexts());
written.push(writeFile(join(dist, 'index.html'), adminPage));
for (const [file, content] of Object.entries(siteFiles())) written.push(write(file, content));
await Promise.all(written);
await rm(join(dist, '.vite'), { recursive: true });

// The warning comes last, where a reader of a long log looks first. The production server logs the file again.
const warning = exampleFactsWarning();
if (warning) {
  await writeFile(join(dist, EXAMPLE_FACTS_FILE), warning);
  console.warn(warning);
}
