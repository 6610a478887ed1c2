import type { ClientBase } from 'pg';

/**
 * Begins a transaction without time limits for statements, locks and pauses, whatever the limits of the database user
 * are. `SET LOCAL`, because a pooler may give the connection to others after the transaction.
 */
export async function beginWithoutTimeouts(client: ClientBase, mode = ''): Promise<void> {
  await client.query(`BEGIN ${mode}`);
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SET LOCAL lock_timeout = 0');
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}
