import { Client } from 'pg';

/** Runs one statement on a connection of its own, as an outsider who looks at the tables would. */
export async function query<T extends object>(url: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // the statement fails, too
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}
