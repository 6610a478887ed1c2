import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { install } from './install.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the tarball as it would be published. */
    tarball: string;
    /** Path of an empty app outside of the workspace with the tarball installed. */
    consumerApp: string;
    /** Path of a copy of the package's template with the tarball installed. */
    templateApp: string;
  }
}

const root = join(import.meta.dirname, '..');

/** Builds and packs the package once for all of its tests. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'campetto-ui-'));
  execFileSync('node', ['build/build.ts'], { cwd: root, stdio: 'inherit' });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', './dist', '--json', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const tarball = join(folder, packed.filename);
  project.provide('tarball', tarball);
  const app = join(folder, 'app');
  cpSync(join(import.meta.dirname, 'consumer'), app, { recursive: true });
  install(tarball, app);
  project.provide('consumerApp', app);
  const template = join(folder, 'template');
  cpSync(join(app, 'node_modules/@campetto/ui/template'), template, { recursive: true });
  install(tarball, template);
  project.provide('templateApp', template);
  return () => rmSync(folder, { recursive: true, force: true });
}
