import { join } from 'node:path';
import type { Rollup } from 'vite';

const BEFORE_SIGN_IN = [
  'app/main.tsx',
  'app/backOffice.tsx',
  'admin/AdminRoot.tsx',
  'admin/login/LoginRoute.tsx',
].map((file) => join(import.meta.dirname, '../src', file));

/** The packages that dialogs and menus need, but the log-in does not. */
const RADIX = /\/node_modules\/(@radix-ui|@floating-ui|react-remove-scroll)\//;
/** The index of all components: a module that imports it uses only some of them. */
const INDEX = /\/packages\/ui\/src\/index\.ts$/;

type Context = { getModuleInfo: Rollup.GetModuleInfo };

/**
 * The modules of the log-in's chunk: all that the log-in imports, without the components that need Radix. If one of
 * these modules used such a component, both chunks would import each other, and the page would stay blank.
 */
function startModules(context: Context): Set<string> {
  const needsRadix = new Map<string, boolean>();
  const visit = (id: string): boolean => {
    const known = needsRadix.get(id);
    if (known !== undefined) return known;
    needsRadix.set(id, false);
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    const needs = RADIX.test(id) || (imported.map(visit).includes(true) && !INDEX.test(id));
    needsRadix.set(id, needs);
    return needs;
  };
  BEFORE_SIGN_IN.forEach(visit);
  return new Set([...needsRadix.keys()].filter((id) => !needsRadix.get(id)));
}

/**
 * The shared chunks of the back office: one that the log-in loads, and one with the other modules that two screens
 * share. By default, the bundler makes a chunk for each set of screens: 80 scripts and 29 style sheets, most of them
 * smaller than a kilobyte.
 */
export function adminChunks() {
  let start: Set<string> | undefined;
  const startChunk = (id: string, context: Context) => {
    start ??= startModules(context);
    return start.has(id) ? 'start' : null;
  };
  return [
    { name: startChunk, minShareCount: 2, priority: 1 },
    { name: 'common', minShareCount: 2 },
  ];
}
