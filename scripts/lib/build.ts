import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './processes.ts';

const DIST = join(ROOT, 'apps/web/dist');
const STAMP = join(DIST, '.built-from');

const SOURCES = [
  'pnpm-lock.yaml',
  'apps/web/{index.html,*.ts,package.json}',
  'apps/web/{src,public,prerender}/**/*.*',
  'packages/{contract,ui,messages}/{package.json,*.ts}',
  'packages/{contract,ui,messages}/src/**/*.*',
  'packages/messages/locales/**/*.po',
];
const IGNORED = /\.(test|stories)\.tsx?$/;

/** A digest over every file that the built web app is made from. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (IGNORED.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Builds the web app, unless the last build was made from the same sources. */
export async function buildWeb(): Promise<void> {
  const digest = sourceDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  await run('node', ['prerender/build.ts'], { cwd: join(ROOT, 'apps/web') });
  writeFileSync(STAMP, digest);
}
