import { Client } from 'pg';
import { inject } from 'vitest';
import { newId } from '../../src/db/id.ts';

/** A new, empty database without a schema; its address. `server` is that of any database beside it. */
export async function createDatabase(server = inject('postgresUrl')): Promise<string> {
  const url = new URL(server);
  const name = `test_${newId().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
