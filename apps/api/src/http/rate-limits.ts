import { hash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { isApiPath } from './paths.ts';

const EXEMPT = new Set(['/api/health', '/api/ready']);

interface RateLimits {
  /** Requests a minute. */
  max: number;
}

/** Limits the API requests of each address and token; the health endpoints stay reachable. */
export const rateLimits = fp<RateLimits>(
  async (app, { max }) => {
    await app.register(rateLimit, {
      global: false,
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ ip, headers: { authorization } }) =>
        authorization ? `${ip} ${hash('sha256', authorization)}` : ip,
    });
    const limit = app.rateLimit();
    app.addHook('onRequest', async (request, reply) => {
      if (isApiPath(request.url) && !EXEMPT.has(request.url)) {
        await limit.call(app, request, reply);
      }
    });
  },
  { name: 'rate-limits' },
);
