import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes on a response of the product; rejects if it breaks off. */
async function forward(address: string, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await fetch(address);
  for (const name of ['content-type', 'content-security-policy']) {
    response.setHeader(name, headers.get(name) ?? '');
  }
  response.writeHead(status);
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}

/** Serves the pages of a product whose scripts do not arrive, as on a connection that was lost. */
export async function withoutScripts(product: string) {
  const server = createServer(({ url = '/' }, response) => {
    if (url.endsWith('.js')) return response.writeHead(503).end();
    return forward(`${product}${url}`, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
