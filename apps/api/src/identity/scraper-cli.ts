import { MANUAL_SOURCE } from '@campetto/contract';
import { ConfigError, readDatabaseConfig } from '../config.ts';
import { type Connect, connect } from '../db/connection.ts';
import { grantKey, revokeKey } from './submission-keys.ts';

const NAME = /^[\w.-]{1,100}$/;
const SOURCE = /^[^\p{Cc}]{1,100}$/u;
const USAGE =
  'Pass grant or revoke and the name of a scraper, as milano-weekly; to grant also its sources, as "Comune di Milano".';

/** The sources of a scope. @throws ConfigError */
function readSources(given: readonly string[]): string[] {
  const sources = given.map((source) => source.trim());
  if (sources.length === 0) throw new ConfigError(USAGE);
  for (const source of sources) {
    if (!SOURCE.test(source))
      throw new ConfigError('A source has 1 to 100 characters in one line.');
    if (source === MANUAL_SOURCE) {
      throw new ConfigError(`${source} is the source of venues that administrators add.`);
    }
  }
  return sources;
}

/**
 * `node src/identity/scraper-cli.ts grant <name> <source>… | revoke <name>`: grants or revokes a
 * scraper's right to submit venues of these sources.
 */
async function main(open: Connect, [action, name = '', ...given]: string[]): Promise<string> {
  if ((action !== 'grant' && action !== 'revoke') || !NAME.test(name)) {
    throw new ConfigError(USAGE);
  }
  const sources = action === 'grant' ? readSources(given) : [];
  const { db, close } = await open(readDatabaseConfig(process.env), console);
  try {
    if (action === 'revoke') {
      if (!(await revokeKey(db, name))) throw new ConfigError(`${name} has no key.`);
      return `The key of ${name} is no longer accepted.`;
    }
    const key = await grantKey(db, name, sources);
    if (key === undefined) throw new ConfigError(`${name} has a key; revoke it first.`);
    return `${key}\nThis is the key of ${name}, which may submit venues of ${sources.join(', ')} by POST /api/imports. It is not shown again.`;
  } finally {
    await close();
  }
}

/** Runs the command; what is wrong with its arguments or environment is one sentence. */
export async function run(open: Connect = connect): Promise<void> {
  try {
    console.log(await main(open, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await run();
