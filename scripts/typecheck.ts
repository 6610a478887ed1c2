import { ended, launch } from './lib/processes.ts';

// Every workspace under its own settings: what is a global in the browser is none on the server.

const PROJECTS = ['.', 'packages/contract', 'packages/ui', 'apps/web', 'apps/api'];

let failed = false;
for (const project of PROJECTS) {
  const code = await ended(launch('tsc', ['--noEmit', '--project', project]));
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
