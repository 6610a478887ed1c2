import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Guide } from '../src/docs/guide.ts';
import { writeDeclarations } from './declarations.ts';
import { withoutFunctionNames } from './functionNames.ts';
import { writeLabels } from './labels/labels.ts';
import { licencesBesideModules, vendorFile } from './licences.ts';
import { ENTRIES, packedManifest } from './manifest.ts';
import { stylesBesideModules } from './styles.ts';
import { tokensDocument, tokensSheet } from './tokens.ts';

// Writes the published package into `dist`: a module and a style sheet for each source file, the
// types, the fonts and the manifest.

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');
const dist = join(root, 'dist');
const entries = Object.values(ENTRIES);

/** Its dependencies are installed with the package; modules of all others, such as Radix, are in the build. */
const manifest = packedManifest(root);
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isInstalled = (id: string) =>
  installed.some((name) => id === name || id.startsWith(`${name}/`));

// JSX is compiled differently for other values, which the shell or the test runner may have set.
process.env['NODE_ENV'] = 'production';

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [stylesBesideModules(root), withoutFunctionNames, licencesBesideModules()],
  build: {
    target: 'es2023',
    minify: false,
    outDir: dist,
    emptyOutDir: true,
    // Library mode, because otherwise dynamic imports are wrapped in a helper that only works in the build of an app.
    lib: { entry: entries.map((entry) => join(src, `${entry}.ts`)), formats: ['es'] },
    rollupOptions: {
      external: isInstalled,
      preserveEntrySignatures: 'strict',
      // The "use client" of lucide and Radix is for frameworks; the README explains where the package is imported.
      checks: { moduleLevelDirective: false, pluginTimings: false },
      experimental: { attachDebugInfo: 'none' },
      output: {
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: ({ facadeModuleId }) => vendorFile(facadeModuleId ?? '') ?? '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
writeDeclarations(root, dist, entries);
await writeLabels(join(dist, 'labels'));
cpSync(join(src, 'theme/fonts'), join(dist, 'theme/fonts'), { recursive: true });
writeFileSync(join(dist, 'tokens.css'), tokensSheet());
writeFileSync(join(dist, 'tokens.json'), `${JSON.stringify(tokensDocument(), null, 2)}\n`);
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'api.md']) {
  copyFileSync(join(root, file), join(dist, file));
}

// The template needs the version that it comes with.
cpSync(join(root, 'template'), join(dist, 'template'), { recursive: true });
const template = join(dist, 'template/package.json');
writeFileSync(
  template,
  readFileSync(template, 'utf8').replace(
    '"@campetto/ui": "*"',
    `"@campetto/ui": "^${manifest.version}"`,
  ),
);

mkdirSync(join(dist, 'examples'));
for (const file of globSync('**/*.guide.ts', { cwd: src })) {
  const { guide }: { guide: Guide } = await import(pathToFileURL(join(src, file)).href);
  writeFileSync(join(dist, 'examples', `${basename(file, '.guide.ts')}.tsx`), guide.code);
}
