import { onTestFinished } from 'vitest';
import { type ServerProcess, startServer } from './processes.ts';

/** Starts a server for the running test, at whose end it is killed. */
export async function startForTest(
  ...options: Parameters<typeof startServer>
): Promise<ServerProcess> {
  const server = await startServer(...options);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}
