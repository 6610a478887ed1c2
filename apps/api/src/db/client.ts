import { Client } from 'pg';

/** Milliseconds for a connection to be made, or for a place in the pool. */
export const CONNECT_TIMEOUT = 5_000;

/** A connection outside of the pool, for statements that may take long. It is not connected yet. */
export function createClient(connectionString: string, applicationName = 'campetto'): Client {
  const client = new Client({
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  // A lost connection fails the statement; without a listener it would end the process too.
  client.on('error', () => undefined);
  return client;
}
