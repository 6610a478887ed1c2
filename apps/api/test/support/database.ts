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

/** Runs one statement on a connection of its own, as an outsider who looks at the tables would. */
export async function query<T extends object>(url: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}
