import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../dist');

/** Pages with nothing but one text: in a font of the device, and in the font of the product's texts. */
export const REFERENCES = ['text', 'font'] as const;

/** As long as a short page, and not compressible: over HTTP/2 the font comes for nothing with a shorter document. */
const FILLER = `<!--${randomBytes(9000).toString('base64')}-->`;

/** Serves the references, the least that any page takes on this connection. */
export async function startReference() {
  const [font = ''] = globSync('assets/figtree-core-*.woff2', { cwd: root });
  const file = readFileSync(join(root, font));
  const head = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Reference</title>`;
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}"><style>
    @font-face{font-family:Own;src:url(/${font})}h1{font-family:Own}</style>`;
  const server = createServer(({ url = '' }, response) => {
    if (url.endsWith('.woff2')) return response.setHeader('content-type', 'font/woff2').end(file);
    response.setHeader('content-type', 'text/html');
    return response.end(`${head}${url === '/font' ? preload : ''}<h1>One text</h1>${FILLER}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
