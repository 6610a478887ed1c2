import { createServer } from 'node:net';

/** A port of the loopback that is free now: the wanted one if possible, else any. */
export async function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (wanted !== 0 && error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The free port has no number.'));
      });
    });
  });
}
