import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '@campetto/web/texts';
import type { Plugin } from 'vite';
import { findProofs, readChecklist } from '../../scripts/lib/traceability.ts';

const ROOT = join(import.meta.dirname, '../..');

const MODULES: Record<string, () => unknown> = {
  'virtual:texts': readTexts,
  'virtual:traceability': () => ({
    lines: readChecklist(readFileSync(join(ROOT, 'docs/spec/checklist.md'), 'utf8')),
    proofs: findProofs(ROOT),
  }),
};

/** Gives the documentation pages data from the sources: every text, every checklist line and its tests. */
export function deck(): Plugin {
  return {
    name: 'deck',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const read = MODULES[id.slice(1)];
      if (id.startsWith('\0virtual:') && read)
        return `export default ${JSON.stringify(await read())}`;
    },
  };
}
