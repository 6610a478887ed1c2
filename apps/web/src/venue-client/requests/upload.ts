/** Called with the part of the request's body that has been sent, in per cent. */
export type OnProgress = (percent: number) => void;

/** Sends a request like `fetch` and reports its progress, which `fetch` cannot do. */
export function upload(
  path: string,
  init: Pick<RequestInit, 'body'> & {
    method: string;
    headers: Record<string, string>;
    signal: AbortSignal;
  },
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method, path);
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((100 * loaded) / total));
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(init.signal.reason);
    init.signal.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = lines.map((line) => line.split(/: ?(.*)/).slice(0, 2) as [string, string]);
  return new Response(request.responseText || null, { status: request.status, headers });
}
