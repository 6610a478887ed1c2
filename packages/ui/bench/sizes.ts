import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { ENTRIES } from '../build/manifest.ts';
import { componentFolders } from '../src/docs/completeness.ts';

const root = join(import.meta.dirname, '..');
const ENTRY = 'virtual:entry';

/** Bytes after minifying and Brotli. */
export interface Weight {
  js: number;
  css: number;
}

const brotli = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** The size of an app's bundle with this code and its imports. */
async function weigh(code: string, external: RegExp | undefined): Promise<Weight> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? join(root, 'entry.js') : null),
        load: (id) => (id === join(root, 'entry.js') ? code : null),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // Fonts are measured for the site; here they would be counted as text.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: ENTRY,
        ...(external && { external }),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rollup.RollupOutput;
  const js = output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const css = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  return { js: brotli(js.join('')), css: brotli(css.join('')) };
}

const REACT = /^react(-dom)?(\/|$)/;

const MODULES = Object.values(ENTRIES).filter((entry) => !entry.startsWith('theme'));

/** The built module that exports a component, quoted. */
function entryOf(component: string): string {
  const files = MODULES.map((entry) => join(root, `dist/${entry}`));
  const file = files.find((entry) =>
    new RegExp(`\\b${component}\\b`).test(readFileSync(`${entry}.js`, 'utf8')),
  );
  return JSON.stringify(`${file}.js`);
}

/** Components of the package, with everything they need but React. */
export const weighComponents = (...names: readonly string[]) =>
  weigh(names.map((name) => `export { ${name} } from ${entryOf(name)};`).join('\n'), REACT);

/** A whole module of a library, without React. */
export const weighModule = (name: string) => weigh(`export * from '${name}';`, REACT);

/** The theme's styles: reset, colours, fonts' rules. */
export const weighTheme = () =>
  weigh(`import ${JSON.stringify(join(root, 'dist/theme/index.js'))};`, REACT);

/** React itself, as an app starts it. */
export const weighReact = () =>
  weigh(
    "export * from 'react'; export * from 'react/jsx-runtime'; export { createRoot } from 'react-dom/client'; export { createPortal } from 'react-dom';",
    undefined,
  );

/** Every component, by audience and name: `primitives/Button`. */
export function components(): string[] {
  return componentFolders(join(root, 'src')).filter((folder) => !folder.startsWith('app-screens'));
}
