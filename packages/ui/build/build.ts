import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeDeclarations } from './declarations.ts';
import { packedManifest } from './manifest.ts';
import { stylesBesideModules } from './styles.ts';
import { tokensDocument, tokensSheet } from './tokens.ts';

// Writes the published package into `dist`: a module and a style sheet for each source file, the
// types, the fonts and the manifest.

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');
const dist = join(root, 'dist');
const entries = ['index', 'content/Prose/index', 'theme/index'];

/** The only part of vanilla-extract that runs in the browser; bundled, it has no dependencies. */
const RECIPES = '@vanilla-extract/recipes/createRuntimeFn';

// JSX is compiled differently for other values, which the shell or the test runner may have set.
process.env['NODE_ENV'] = 'production';

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [stylesBesideModules(root)],
  build: {
    target: 'es2023',
    minify: false,
    outDir: dist,
    emptyOutDir: true,
    // A library: without this, dynamic imports are wrapped in a helper that only an app's build understands.
    lib: { entry: entries.map((entry) => join(src, `${entry}.ts`)), formats: ['es'] },
    rollupOptions: {
      external: (id) => !/^[./]/.test(id) && id !== RECIPES,
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      experimental: { attachDebugInfo: 'none' },
      output: {
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: ({ name }) =>
          name.includes('node_modules') ? 'recipes/createRuntimeFn.js' : '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
writeDeclarations(root, dist, entries);
cpSync(
  fileURLToPath(new URL('../../LICENSE', import.meta.resolve(RECIPES))),
  join(dist, 'recipes/LICENSE'),
);
cpSync(join(src, 'theme/fonts'), join(dist, 'theme/fonts'), { recursive: true });
writeFileSync(join(dist, 'tokens.css'), tokensSheet());
writeFileSync(join(dist, 'tokens.json'), `${JSON.stringify(tokensDocument(), null, 2)}\n`);
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(packedManifest(root), null, 2)}\n`);
for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) {
  copyFileSync(join(root, file), join(dist, file));
}
