import { ended, launch } from './lib/processes.ts';

// Unused files, exports and dependencies. In a second run also what the design system exports and nobody
// uses, except types: those are for other applications.

const RUNS = [
  ['--treat-config-hints-as-errors'],
  ['--include=exports', '--include-entry-exports', '--workspace=packages/ui'],
];

let failed = false;
for (const args of RUNS) failed = (await ended(launch('knip', args))) !== 0 || failed;
process.exit(failed ? 1 : 0);
