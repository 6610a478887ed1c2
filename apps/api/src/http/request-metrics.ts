import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { requestDuration, requests } from '../metrics/metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

/** The path of a route; one word for the many files of the site and for paths without a route. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined || request.is404) return 'none';
  if (url.startsWith('/api/docs')) return '/api/docs';
  return url.startsWith('/api/') || url === '/media/*' ? url : 'site';
}

/** Counts and times the requests, by labels of which a client cannot invent any. */
export const requestMetrics = fp(
  async (app) => {
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      const method = METHODS.has(request.method) ? request.method : 'other';
      const route = routeOf(request);
      requests.inc({ method, route, status: `${Math.floor(statusCode / 100)}xx` });
      requestDuration.observe({ method, route }, elapsedTime / 1000);
    });
  },
  { name: 'request-metrics' },
);
