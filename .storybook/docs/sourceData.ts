import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenRows, tokensDocument } from '@campetto/ui/tokens';
import { readTexts } from '@campetto/web/texts';
import type { Plugin } from 'vite';
import { readFacts } from '../../scripts/lib/design-system/facts.ts';
import { findProofs, readChecklist } from '../../scripts/lib/traceability.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the sources are on the web, in the workflow that publishes the Storybook. */
function repository(): string | undefined {
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = process.env;
  return host && name && commit ? `${host}/${name}/blob/${commit}` : undefined;
}

/** Every token with the components that read it. */
async function readTokens() {
  const facts = Object.entries(await readFacts(ROOT));
  const users = (path: string) =>
    facts.flatMap(([name, { tokens }]) => (tokens.includes(path) ? name : []));
  return {
    rows: tokenRows().map((token) => ({ ...token, users: users(token.path) })),
    document: tokensDocument(),
  };
}

const MODULES: Record<string, () => unknown> = {
  'virtual:components': async () => ({
    repository: repository(),
    components: await readFacts(ROOT),
  }),
  'virtual:tokens': readTokens,
  'virtual:texts': readTexts,
  'virtual:traceability': () => ({
    lines: readChecklist(readFileSync(join(ROOT, 'docs/spec/checklist.md'), 'utf8')),
    proofs: findProofs(ROOT),
  }),
};

/** Gives the documentation pages data from the sources: components, tokens, texts, checklist lines and their tests. */
export function sourceData(): Plugin {
  return {
    name: 'source-data',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const read = MODULES[id.slice(1)];
      if (id.startsWith('\0virtual:') && read)
        return `export default ${JSON.stringify(await read())}`;
    },
  };
}
