import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const PATH = '/faults.js';

/** Runs as the first script of each page: posts its errors, and those of the console and of the content security policy. */
const SCRIPT = `(${(path: string) => {
  const report = (fault: unknown) => navigator.sendBeacon(path, String(fault));
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    report(parts.join(' '));
    error(...parts);
  };
}})('${PATH}')`;

/** A proxy that adds a script to each document, by which a browser reports the errors that its driver does not. */
export async function startFaultProxy(onFault: (fault: string) => unknown) {
  const report = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.method === 'POST') onFault(await text(incoming));
    outgoing.setHeader('content-type', 'text/javascript').end(SCRIPT);
  };
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://127.0.0.1');
    if (pathname !== PATH) return forward(incoming, outgoing);
    return report(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Passes a request on and its response back, unchanged but for documents, to which the script is added. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const isDocument = headers.accept?.includes('text/html') ?? false;
  const encoding = isDocument ? 'identity' : headers['accept-encoding'];
  const passed = request(url, { method, headers: { ...headers, 'accept-encoding': encoding } });
  const cut = () => outgoing.destroy();
  passed.on('response', (response) => {
    const { statusCode = 502, headers } = response;
    if (!isDocument || !headers['content-type']?.includes('text/html')) {
      outgoing.writeHead(statusCode, headers);
      return pipeline(response, outgoing).catch(cut);
    }
    const { 'content-length': _, ...others } = headers;
    outgoing.writeHead(statusCode, others);
    const script = `<head><script src="${PATH}"></script>`;
    return text(response).then((html) => outgoing.end(html.replace('<head>', script)), cut);
  });
  passed.on('error', cut);
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
