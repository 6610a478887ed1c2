import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    sideEffects: ['**/*.css', './theme/*.js', './theme/typography/fonts.css.js'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './prose': { types: './content/Prose/index.d.ts', default: './content/Prose/index.js' },
      './theme': { types: './theme/index.d.ts', default: './theme/index.js' },
      './tokens.css': './tokens.css',
      './tokens.json': './tokens.json',
      './package.json': './package.json',
    },
  };
}
