import { join } from 'node:path';
import { ROOT, run } from './lib/processes.ts';

// `pnpm bench api` and so on, each with flags of its own.

const BENCHES = new Map([
  ['api', 'apps/api/bench/api.ts'],
  ['attack', 'apps/api/bench/attack.ts'],
  ['decisions', 'apps/api/bench/decisions.ts'],
  ['deployment', 'apps/api/bench/deployment.ts'],
  ['export', 'apps/api/bench/export.ts'],
  ['find', 'apps/api/bench/find.ts'],
  ['restore', 'apps/api/bench/restore.ts'],
  ['review', 'apps/web/bench/review.ts'],
  ['reviewer', 'apps/web/bench/reviewer.ts'],
  ['site', 'apps/web/bench/site.ts'],
  ['storybook', 'scripts/docs-pages/bench.ts'],
  ['trust', 'apps/api/bench/trust.ts'],
  ['ui', 'packages/ui/bench/ui.ts'],
]);

const [name = '', ...flags] = process.argv.slice(2);
const file = BENCHES.get(name);
if (file === undefined) {
  console.error(`Name a benchmark: ${[...BENCHES.keys()].join(', ')}.`);
  process.exit(1);
}
await run('node', [join(ROOT, file), ...flags]);
