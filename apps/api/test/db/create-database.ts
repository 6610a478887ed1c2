import { Client } from 'pg';
import { newId } from '../../src/db/id.ts';

/** Creates a database beside the one of an address, empty or as a copy of `template`, and returns its own address. */
export async function createDatabaseBeside(
  server: string,
  template = 'template1',
): Promise<string> {
  const url = new URL(server);
  const name = `test_${newId().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
