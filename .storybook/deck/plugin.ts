import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTexts } from '../../apps/web/texts.ts';
import { findProofs, readChecklist } from '../../scripts/lib/traceability.ts';

const ROOT = join(import.meta.dirname, '../..');

const MODULES: Record<string, () => unknown> = {
  'virtual:texts': readTexts,
  'virtual:traceability': () => ({
    lines: readChecklist(readFileSync(join(ROOT, 'docs/checklist.md'), 'utf8')),
    proofs: findProofs(ROOT),
  }),
};

/** Hands the pages of Storybook what only the sources know: every text, every line and its tests. */
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
