import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

interface Connection {
  send(request: string): Promise<void>;
  close(): void;
}

/**
 * Sends requests on connections that stay open; rejects on any response but 200. It reads no more of a response
 * than its status and its length: Node's own client takes a fifth of the processor time of what it measures.
 */
export function httpClient(address: string, token: string) {
  const { hostname, port, host } = new URL(address);
  const open = new Set<Connection>();
  const idle: Connection[] = [];

  function openConnection(): Connection {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let pending: { resolve(): void; reject(error: Error): void } | undefined;
    let head = '';
    /** Bytes; undefined until the length is known. */
    let left: number | undefined;
    const connection: Connection = {
      close: () => socket.destroy(),
      send: (request) =>
        new Promise<void>((resolve, reject) => {
          pending = { resolve, reject };
          socket.write(request);
        }),
    };
    const fail = (error: Error) => {
      open.delete(connection);
      if (idle.includes(connection)) idle.splice(idle.indexOf(connection), 1);
      pending?.reject(error);
      pending = undefined;
      socket.destroy();
    };
    const readHead = (chunk: Buffer) => {
      head += chunk.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const [, status, length] =
        /^HTTP\/1.1 (\d+)[\s\S]*?\r\ncontent-length: (\d+)/i.exec(head) ?? [];
      if (status !== '200' || !length) return fail(new Error(`response ${head.slice(0, end)}`));
      left = Number(length) - (head.length - end - HEAD_END.length);
    };
    socket.on('data', (chunk) => {
      if (left === undefined) readHead(chunk);
      else left -= chunk.length;
      if (left !== 0) return;
      head = '';
      left = undefined;
      idle.push(connection);
      pending?.resolve();
      pending = undefined;
    });
    socket.on('error', fail).on('close', () => fail(new Error('connection closed')));
    open.add(connection);
    return connection;
  }

  return {
    close: () => {
      for (const connection of open) connection.close();
    },
    send(method: string, path: string, body?: object): Promise<void> {
      const payload = body ? JSON.stringify(body) : '';
      const type = body
        ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`
        : '';
      const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n`;
      const connection = idle.pop() ?? openConnection();
      return connection.send(`${head}${type}\r\n${payload}`);
    },
  };
}
