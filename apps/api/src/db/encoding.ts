import type { ClientBase } from 'pg';

/**
 * Refuses other encodings than UTF-8: they store the same bytes, but a search finds only the letters of English.
 *
 * @throws Error with the encoding and how to create a database with the right one
 */
export async function requireUtf8(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    throw new Error(
      `its encoding is ${encoding} instead of UTF8; create one with createdb --encoding UTF8 --template template0`,
    );
  }
}
