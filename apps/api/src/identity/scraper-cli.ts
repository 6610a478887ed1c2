import { parseArgs } from 'node:util';
import { grantKeyBodySchema } from '@campetto/contract';
import * as v from 'valibot';
import { ConfigError, readDatabaseConfig } from '../config.ts';
import { type Connect, connect } from '../db/connection.ts';
import { grantKey, revokeKey } from './submission-keys.ts';

const NAME = /^[\w.-]{1,100}$/;
const USAGE =
  'Pass grant or revoke and the name of a scraper, as milano-weekly; to grant also its sources, as "Comune di Milano".';

/** The content of a grant; the message of an error names the part that is wrong. @throws ConfigError */
function readGrant(name: string, sources: string[], options: { days?: string; quota?: string }) {
  if (sources.length === 0) throw new ConfigError(USAGE);
  const numberOf = (option: 'days' | 'quota') => {
    const text = options[option];
    if (text === undefined) return null;
    if (!/^\d+$/.test(text)) throw new ConfigError(`--${option} must be a whole number.`);
    return Number(text);
  };
  const grant = {
    name,
    sources,
    days: numberOf('days'),
    dailyQuota: numberOf('quota'),
  };
  const result = v.safeParse(grantKeyBodySchema, grant);
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  throw new ConfigError(`${path?.[0]?.key ?? 'The grant'} ${message}.`);
}

/** @throws ConfigError */
function parse(args: string[]) {
  const options = { days: { type: 'string' }, quota: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // The sentences after the first are about other arguments.
    const [fault] = error instanceof Error ? error.message.split('. ') : [];
    throw new ConfigError(`${fault}. ${USAGE}`);
  }
}

/**
 * `node src/identity/scraper-cli.ts grant [--days=90] [--quota=10] <name> <source>… | revoke <name>`: grants or revokes
 * a scraper's right to submit venues of these sources.
 */
async function main(open: Connect, args: string[]): Promise<string> {
  const { positionals, values } = parse(args);
  const [action, name = '', ...sources] = positionals;
  if ((action !== 'grant' && action !== 'revoke') || !NAME.test(name)) {
    throw new ConfigError(USAGE);
  }
  const grant = action === 'grant' ? readGrant(name, sources, values) : undefined;
  const { db, close } = await open(readDatabaseConfig(process.env), console);
  try {
    if (!grant) {
      if (!(await revokeKey(db, name))) throw new ConfigError(`${name} has no key.`);
      return `The key of ${name} is no longer accepted.`;
    }
    const granted = await grantKey(db, grant);
    if (granted === undefined) throw new ConfigError(`${name} has a key; revoke it first.`);
    return `${granted.key}\nThis is the key of ${name}, which may submit venues of ${sources.join(', ')} by POST /api/imports. It is not shown again.`;
  } finally {
    await close();
  }
}

/** Runs the command; an error of its arguments or environment is printed as one sentence. */
export async function run(open: Connect = connect): Promise<void> {
  try {
    console.log(await main(open, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await run();
