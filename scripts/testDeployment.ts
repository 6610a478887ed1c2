import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib/processes.ts';

// `pnpm test:deployment` runs the tests that need programs of a server, and fails where one of them is missing.
// `pnpm test` runs the same files, but skips what cannot run.

/** Programs by the Debian package that contains them; PostgreSQL's are not on the PATH. */
const PROGRAMS = {
  nginx: 'nginx',
  openssl: 'openssl',
  pgbouncer: 'pgbouncer',
  postgresql: '/usr/lib/postgresql',
  prometheus: 'promtool',
  systemd: 'systemd-analyze',
};
const FILES = ['deployment', 'backup', 'alerts', 'build-server.test.ts'];

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
const missing = Object.entries(PROGRAMS)
  .filter(([, program]) => !['/', ...folders].some((folder) => existsSync(join(folder, program))))
  .map(([name]) => name);

if (missing.length > 0) {
  console.error(
    `Tests will be skipped. Install what is missing: apt-get install ${missing.join(' ')}`,
  );
  process.exitCode = 1;
}
await run('vitest', [
  ...['run', '--config=vitest.node.config.ts', '--project=api'],
  ...FILES.map((file) => `apps/api/test/${file}`),
]);
