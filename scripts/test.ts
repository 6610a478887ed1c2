import { parseArgs } from 'node:util';
import { runParts } from './lib/runParts.ts';
import { PARTS } from './lib/testParts.ts';

// `pnpm test` runs every check, `pnpm test lint unit` the named parts.

const { positionals: names } = parseArgs({ allowPositionals: true });
const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”: ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
process.exit(
  await runParts(PARTS.filter(({ name }) => names.length === 0 || names.includes(name))),
);
