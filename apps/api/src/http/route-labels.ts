import type { FastifyRequest } from 'fastify';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

/** The path of a route; one word for the many files of the site and for paths without a route. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined || request.is404) return 'none';
  if (url.startsWith('/api/docs')) return '/api/docs';
  return url.startsWith('/api/') || url === '/media/*' ? url : 'site';
}

/** The method and route of a request in metrics and traces: fixed words, so that no client can add labels. */
export const routeLabels = (request: FastifyRequest) => ({
  method: METHODS.has(request.method) ? request.method : 'other',
  route: routeOf(request),
});
