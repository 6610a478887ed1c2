import { type ClientHttp2Session, connect } from 'node:http2';

export interface HttpResponse {
  /** 0 when the connection broke, or nothing came for half a minute. */
  status: number;
  text: string;
}

/** Requests of a connection; nginx closes it after a thousand. */
const REQUESTS_MAX = 900;
/** Milliseconds. */
const TIMEOUT = 30_000;

/** Sends requests as a browser does: over HTTP/2 with TLS, on one connection, from an address of its own. */
export function browser(address: string, localAddress: string, token: string) {
  let session: ClientHttp2Session | undefined;
  let sent = 0;
  const sessionOf = () => {
    if (session && !session.closed && !session.destroyed && sent < REQUESTS_MAX) return session;
    session?.close();
    sent = 0;
    const options = { rejectUnauthorized: false, localAddress };
    session = connect(address, options);
    session.on('error', () => {}); // its requests fail, too
    return session;
  };
  return {
    close: () => session?.destroy(),
    send(
      method: string,
      path: string,
      headers: Record<string, string> = {},
      body?: Uint8Array | string,
    ): Promise<HttpResponse> {
      const { promise, resolve } = Promise.withResolvers<HttpResponse>();
      const request = sessionOf().request({
        ':method': method,
        ':path': path,
        authorization: `Bearer ${token}`,
        ...headers,
      });
      sent += 1;
      let status = 0;
      let text = '';
      request.setEncoding('utf8').setTimeout(TIMEOUT, () => request.close());
      request.on('response', (received) => {
        status = received[':status'] ?? 0;
      });
      request.on('data', (chunk) => {
        text += chunk;
      });
      let isWhole = false;
      request.on('end', () => {
        isWhole = true;
      });
      request.on('error', () => {});
      request.on('close', () => resolve(isWhole ? { status, text } : { status: 0, text }));
      request.end(body);
      return promise;
    },
  };
}
