import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages without a licence file, and a package of the same author with the same licence. */
const SAME_AUTHOR: Readonly<Record<string, string>> = {
  'react-remove-scroll-bar': 'react-remove-scroll',
};

/** The folder for modules of other packages, because npm publishes no folder `node_modules`. */
const VENDOR = 'vendor';

/** The path of a module of another package in the build: `vendor/<package>/<path in it>.js`. */
export function vendorFile(module: string): string | undefined {
  const [, file] = /^.*\/node_modules\/(.+?)(\.m?js)?$/.exec(module) ?? [];
  return file && `${VENDOR}/${file}.js`;
}

/** Writes the licence of each package that the build contains beside its modules. */
export function licencesBesideModules(): Plugin {
  return {
    name: 'licences-beside-modules',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const folders = new Map<string, string>();
      for (const module of modules) {
        const [folder, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/.exec(module) ?? [];
        if (folder && name) folders.set(name, folder);
      }
      for (const [name] of folders) {
        const folder = folders.get(SAME_AUTHOR[name] ?? name) ?? '';
        const [licence] = globSync('LICENSE*', { cwd: folder });
        if (!licence) throw new Error(`${name} contains no licence.`);
        const source = readFileSync(join(folder, licence), 'utf8');
        this.emitFile({ type: 'asset', fileName: join(VENDOR, name, 'LICENSE'), source });
      }
    },
  };
}
