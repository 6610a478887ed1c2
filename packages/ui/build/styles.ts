import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Plugin } from 'vite';

/**
 * Names of classes and animations: the number of the sheet, and the number in the sheet. Those of vanilla-extract
 * contain a hash of the file, which no compression shortens.
 */
function shortNames(root: string) {
  const sheets = globSync('src/**/*.css.ts', { cwd: root }).sort();
  const numbers = new Map<string, Map<string, number>>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const sheet = sheets.indexOf(filePath);
    if (sheet < 0) throw new Error(`${filePath} is no style sheet of the package.`);
    const names = numbers.get(filePath) ?? new Map<string, number>();
    numbers.set(filePath, names);
    const number = names.get(hash) ?? names.size;
    names.set(hash, number);
    return `c-${sheet.toString(36)}-${number.toString(36)}`;
  };
}

/**
 * Compiles each `X.css.ts` to `X.css.js`, which exports the class names, and `X.css`, which it imports.
 *
 * The Vite plugin of vanilla-extract would collect all styles in one sheet. Separate files let an app
 * that imports a component load its styles only.
 */
export function stylesBesideModules(root: string): Plugin {
  /** The styles of each sheet. */
  const cssOf = new Map<string, string>();
  const compiler = createCompiler({
    root,
    identifiers: shortNames(root),
    enableFileWatcher: false,
    cssImportSpecifier(module, css) {
      const sheet = module.replace(/\.ts$/, '');
      cssOf.set(sheet, css);
      return sheet;
    },
  });
  return {
    name: 'styles-beside-modules',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? { id, external: 'relative' } : null),
    async transform(_code, id) {
      if (!id.endsWith('.css.ts')) return null;
      const { source } = await compiler.processVanillaFile(id, { outputCss: true });
      return { code: source, map: null };
    },
    generateBundle() {
      for (const [sheet, source] of cssOf) {
        this.emitFile({ type: 'asset', fileName: relative(join(root, 'src'), sheet), source });
      }
    },
    closeBundle: () => compiler.close(),
  };
}
