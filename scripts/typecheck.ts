import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ended, launch, ROOT } from './lib/processes.ts';

// Each package has settings of its own: a global of the browser does not exist on the server. What has
// not changed since the last run is not checked again.

const PROJECTS = globSync('{.,packages/*,apps/*}/tsconfig.json', { cwd: ROOT }).map(dirname);

let failed = false;
for (const project of PROJECTS) {
  const memory = join(ROOT, '.cache/types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', memory];
  const code = await ended(launch('tsc', ['--noEmit', '--project', project, ...incremental]));
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
