import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the pages of a product whose scripts do not arrive, as on a connection that was lost. */
export async function withoutScripts(product: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.endsWith('.js')) return response.writeHead(503).end();
    const { status, headers, body } = await fetch(`${product}${url}`);
    for (const name of ['content-type', 'content-security-policy']) {
      response.setHeader(name, headers.get(name) ?? '');
    }
    response.writeHead(status);
    for await (const chunk of body ?? []) response.write(chunk);
    return response.end();
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
