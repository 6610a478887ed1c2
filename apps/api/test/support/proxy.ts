import { connect, createServer, type Socket } from 'node:net';

/** A proxy on loopback; `observe` may listen to the socket of the server before data is passed on. */
export async function openProxy(
  portOf: () => number,
  observe?: (upstream: Socket, client: Socket) => void,
) {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(portOf(), '127.0.0.1');
    observe?.(upstream, client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
