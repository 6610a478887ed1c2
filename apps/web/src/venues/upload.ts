/** Told how much of a request's body has left, in per cent. */
export type OnSent = (percent: number) => void;

/** Sends like `fetch`, and tells how far it is, which `fetch` cannot. */
export function upload(
  path: string,
  init: Pick<RequestInit, 'body'> & {
    method: string;
    headers: Record<string, string>;
    signal: AbortSignal;
  },
  onSent: OnSent,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method, path);
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onSent(Math.floor((100 * loaded) / total));
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(init.signal.reason);
    init.signal.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
  return new Response(request.responseText || null, { status: request.status, headers });
}
