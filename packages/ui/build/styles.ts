import { join, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Plugin } from 'vite';

/**
 * Compiles each `X.css.ts` to `X.css.js`, which exports the class names, and `X.css`, which it imports.
 *
 * The Vite plugin of vanilla-extract would collect all styles in one sheet. Separate files let an app
 * that imports a component load its styles only.
 */
export function stylesBesideModules(root: string): Plugin {
  const sheets = new Map<string, string>();
  const compiler = createCompiler({
    root,
    identifiers: 'short',
    enableFileWatcher: false,
    cssImportSpecifier(module, css) {
      const sheet = module.replace(/\.ts$/, '');
      sheets.set(sheet, css);
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
      for (const [sheet, source] of sheets) {
        this.emitFile({ type: 'asset', fileName: relative(join(root, 'src'), sheet), source });
      }
    },
    closeBundle: () => compiler.close(),
  };
}
