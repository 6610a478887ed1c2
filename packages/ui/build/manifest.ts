import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@campetto/contract';

/** The entries of the published package and their modules in `src`. */
export const ENTRIES = {
  '.': 'index',
  './prose': 'content/Prose/index',
  './qr-code': 'marketing/QrCode/index',
  './theme': 'theme/index',
  './theme/no-fonts': 'theme/no-fonts',
  './venue-forms': 'venue/forms',
};

/** The address of the sources, which npm compares with the provenance of the package. */
function repository() {
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: name } = process.env;
  if (!host || !name) return {};
  return {
    repository: { type: 'git', url: `git+${host}/${name}.git`, directory: 'packages/ui' },
  };
}

/** Dependencies of which an app and this package must use the same module; the build contains all others. */
const SHARED: readonly string[] = ['get-nonce'];

const built = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

/**
 * The manifest of the published package. In the workspace the exports are the sources themselves, so
 * that nothing has to be built first.
 */
export function packedManifest(root: string) {
  const {
    private: _,
    scripts: __,
    devDependencies: ___,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    ...manifest,
    dependencies: Object.fromEntries(
      Object.entries<string>(manifest.dependencies).filter(([name]) => SHARED.includes(name)),
    ),
    ...repository(),
    sideEffects: ['**/*.css', './theme/*.js', './theme/typography/fonts.css.js'],
    exports: {
      ...Object.fromEntries(Object.entries(ENTRIES).map(([entry, file]) => [entry, built(file)])),
      ...Object.fromEntries(
        LANGUAGES.map((language) => [`./labels/${language}`, built(`labels/${language}`)]),
      ),
      './tokens.css': './tokens.css',
      './tokens.json': './tokens.json',
      './package.json': './package.json',
    },
  };
}
