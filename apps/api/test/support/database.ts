import { Client } from 'pg';
import { inject } from 'vitest';
import { newId } from '../../src/db/id.ts';

/** A new, empty database without a schema; its address. */
export async function createDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${newId().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
