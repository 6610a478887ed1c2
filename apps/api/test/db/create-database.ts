import { Client } from 'pg';
import { newId } from '../../src/db/id.ts';

/** Creates an empty database beside the one of an address; its own address. */
export async function createDatabaseBeside(server: string): Promise<string> {
  const url = new URL(server);
  const name = `test_${newId().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
