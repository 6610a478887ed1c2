import { ConfigError, readDatabaseConfig } from '../config.ts';
import { connect } from '../db/connection.ts';
import { grantKey, revokeKey } from './submission-keys.ts';

const NAME = /^[\w.-]{1,100}$/;

/** `node src/identity/scraper-cli.ts grant|revoke <name>`: lets a scraper submit venues, or no more. */
async function main([action, name = '']: string[]): Promise<string> {
  if ((action !== 'grant' && action !== 'revoke') || !NAME.test(name)) {
    throw new ConfigError('Say grant or revoke and the name of a scraper, as milano-weekly.');
  }
  const { db, close } = await connect(readDatabaseConfig(process.env), console);
  try {
    if (action === 'revoke') {
      if (!(await revokeKey(db, name))) throw new ConfigError(`${name} has no key.`);
      return `The key of ${name} is not accepted any more.`;
    }
    const key = await grantKey(db, name);
    if (key === undefined) throw new ConfigError(`${name} has a key; revoke it first.`);
    return `${key}\nThis is the key of ${name}, which may submit venues by POST /api/imports. It is not shown again.`;
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).then(console.log, (error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
