import { readFileSync } from 'node:fs';

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version?: string };

/** The version in the folder of the server, for example `v1.4.0`; the repository itself has none. */
export const VERSION = version ?? 'development';
