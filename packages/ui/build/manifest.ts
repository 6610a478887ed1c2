import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The manifest of what is packed. That of the sources stays as the workspace reads it: there the
 * exports are the sources themselves, and nothing has to be built before it is used.
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
    sideEffects: ['**/*.css', './theme/*.js'],
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
