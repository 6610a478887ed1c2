import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { BoundedMap } from '../../bounded-map.ts';
import type { Database } from '../../db/transact.ts';
import { isApiRequest } from '../paths.ts';
import { ProblemError } from '../problems.ts';
import { removeExpiredLimits, SharedLimits } from './shared-limits.ts';

/** Health checks must always respond to a load balancer, and cost almost nothing (see `health.ts`). */
const EXEMPT = new Set(['/api/health', '/api/ready']);

/** Credentials that one server remembers as verified. */
const VERIFIED_MAX = 1000;

interface RateLimits {
  /** Requests a minute. */
  max: number;
  db: Database;
}

const IDENTITY = 'identity ';
const CLEARED_EVERY = 60_000;

/**
 * Limits the API requests of each address until the sender is verified, and then those of each identity, counted for
 * all servers together. A request with a credential that was verified before does not count for its address, so that
 * people who share an address neither share a limit, nor lose access when somebody there sends invalid tokens.
 */
export const rateLimits = fp<RateLimits>(
  async (app, { max, db }) => {
    const store = class extends SharedLimits {
      constructor() {
        super(db, (key) => !key.startsWith(IDENTITY));
      }
    };
    await app.register(rateLimit, { global: false, max, timeWindow: '1 minute', store });
    const byAddress = app.createRateLimit();
    const byIdentity = app.createRateLimit({
      keyGenerator: ({ identity }) => `${IDENTITY}${identity?.uid}`,
    });
    const verified = new BoundedMap<string, true>(VERIFIED_MAX);

    async function limit(by: typeof byAddress, request: FastifyRequest, reply: FastifyReply) {
      const state = await by(request);
      if (state.isAllowed || !state.isExceeded) return;
      reply.header('retry-after', state.ttlInSeconds);
      throw new ProblemError(429, { detail: `Too many requests: wait ${state.ttlInSeconds} s.` });
    }

    app.addHook('onRequest', async (request, reply) => {
      if (!isApiRequest(request) || EXEMPT.has(request.routeOptions.url ?? '')) return;
      // The connection broke before its request was handled: it has no address, and nobody waits.
      if (request.socket.destroyed) return reply.hijack();
      if (verified.has(request.headers.authorization ?? '')) return;
      await limit(byAddress, request, reply);
    });
    // `preParsing` follows all hooks of `onRequest`, one of which identifies the sender.
    app.addHook('preParsing', async (request, reply) => {
      const { identity, headers } = request;
      if (!identity) return;
      verified.set(headers.authorization ?? '', true);
      await limit(byIdentity, request, reply);
    });
    const clearing = setInterval(() => removeExpiredLimits(db).catch(() => {}), CLEARED_EVERY);
    app.addHook('onClose', () => clearInterval(clearing));
    // A request that was not counted by identity makes the next one count for its address.
    app.addHook('onResponse', async ({ identity, headers }, { statusCode }) => {
      const isRefused = statusCode === 401 || statusCode === 403;
      if (!identity || isRefused) verified.delete(headers.authorization ?? '');
    });
  },
  { name: 'rate-limits' },
);
