import type { ClientBase } from 'pg';

/** Missing in the types of the driver. */
type WithProcessId = { processID?: unknown };

/** Whether PostgreSQL itself responds: a pooler invents the process ids of its connections. */
export async function isDirect(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid === (client as WithProcessId).processID;
}
