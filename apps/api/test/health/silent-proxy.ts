import { connect, createServer, type Socket } from 'node:net';

/** A proxy on loopback that can stop passing anything on, like a network that loses every packet. */
export interface SilentProxy {
  port: number;
  silence(): void;
  resume(): void;
  stop(): Promise<unknown>;
}

export async function startSilentProxy(host: string, port: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      socket.on('error', () => {});
      socket.on('data', (chunk) => (socket === client ? upstream : client).write(chunk));
      if (isSilent) socket.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const set = (silent: boolean) => {
    isSilent = silent;
    for (const socket of sockets) silent ? socket.pause() : socket.resume();
  };
  return {
    port: address.port,
    silence: () => set(true),
    resume: () => set(false),
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
