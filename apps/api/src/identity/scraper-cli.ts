import { ConfigError, readDatabaseConfig } from '../config.ts';
import { type Connect, connect } from '../db/connection.ts';
import { grantKey, revokeKey } from './submission-keys.ts';

const NAME = /^[\w.-]{1,100}$/;

/** `node src/identity/scraper-cli.ts grant|revoke <name>`: grants or revokes a scraper's right to submit venues. */
async function main(open: Connect, [action, name = '']: string[]): Promise<string> {
  if ((action !== 'grant' && action !== 'revoke') || !NAME.test(name)) {
    throw new ConfigError('Pass grant or revoke and the name of a scraper, as milano-weekly.');
  }
  const { db, close } = await open(readDatabaseConfig(process.env), console);
  try {
    if (action === 'revoke') {
      if (!(await revokeKey(db, name))) throw new ConfigError(`${name} has no key.`);
      return `The key of ${name} is no longer accepted.`;
    }
    const key = await grantKey(db, name);
    if (key === undefined) throw new ConfigError(`${name} has a key; revoke it first.`);
    return `${key}\nThis is the key of ${name}, which may submit venues by POST /api/imports. It is not shown again.`;
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
