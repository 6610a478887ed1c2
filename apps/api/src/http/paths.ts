/** Whether a path is an endpoint of the API, not a page. */
export const isApiPath = (url: string) => url.startsWith('/api/');

/** A page's path that is not valid UTF-8 is taken literally, so that it gets the fallback page. */
export function decodable(url: string): string {
  if (isApiPath(url)) return url;
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
