import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const UNITS = join(DEPLOY, 'systemd');

const canRun = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!canRun) console.log('Skipped, because systemd is not installed.');

describe.skipIf(!canRun)('the units of systemd', () => {
  const folder = temporaryFolder();
  beforeAll(() => {
    cpSync(UNITS, folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      const here = text
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('/opt/campetto/deploy', DEPLOY);
      writeFileSync(join(folder, name), here);
    }
  });

  test('contain no fault', () => {
    const units = readdirSync(folder).map((name) => join(folder, name.replace('@.', '@4001.')));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => line.includes('campetto'))).toEqual([]);
    expect(status).toBe(0);
  });
});

test.each([
  ['a server', 'campetto@.service', 'its database'],
  ['the script of the failover', 'campetto-follow-primary.service', 'its PgBouncer'],
])('%s (%s) is started again for as long as %s is missing', (_, name) => {
  const unit = readFileSync(join(UNITS, name), 'utf8');
  expect(unit).toMatch(/^Restart=(always|on-failure)$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

test('a backup that hangs fails before the next one is due, and is reported', () => {
  const unit = readFileSync(join(UNITS, 'campetto-backup.service'), 'utf8');
  const [, hours] = /^TimeoutStartSec=(\d+)h$/m.exec(unit) ?? [];
  expect(Number(hours)).toBeLessThan(24);
  expect(unit).toMatch(/^OnFailure=campetto-failed@/m);
});
