import type { FastifyRequest } from 'fastify';

const API = '/api/';

/** Whether a request is for the API, however its target is written, even if there is no such endpoint. */
export const isApiRequest = ({ routeOptions: { url = '' }, url: target }: FastifyRequest) =>
  url.startsWith(API) || target.startsWith(API);

/**
 * The path of a request's target, which may also be a whole address. A page's path that is not valid UTF-8
 * is taken literally, so that it gets the fallback page.
 */
export function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  if (path.startsWith(API)) return path;
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
