import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ended, launch, ROOT } from './lib/processes.ts';

// Each package has settings of its own: a global of the browser does not exist on the server. What has
// not changed since the last run is not checked again.

const PROJECTS = globSync('{.,packages/*,apps/*}/tsconfig.json', { cwd: ROOT }).map(dirname);

let failed = false;
/** The lines that were printed: an error in a file that several packages import is found by each of them. */
const printed = new Set(['']);
for (const project of PROJECTS) {
  const memory = join(ROOT, '.cache/types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', memory];
  const child = launch('tsc', ['--noEmit', '--project', project, ...incremental], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const code = ended(child);
  let output = '';
  for await (const part of child.stdout ?? []) output += part;
  for (const line of output.trimEnd().split('\n')) {
    if (!printed.has(line)) console.log(line);
    printed.add(line);
  }
  failed ||= (await code) !== 0;
}
process.exit(failed ? 1 : 0);
