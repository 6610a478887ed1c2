import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '../config.ts';
import {
  type Identity,
  IdentityUnavailableError,
  InvalidTokenError,
  type VerifyToken,
} from '../identity/verifier.ts';
import { ProblemError } from './problems.ts';
import type { App } from './schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Every route says it: without, the app does not start. */
    access?: 'public' | 'administrator';
  }
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** The administrator who sent the request; only on routes with `access: 'administrator'`. */
export function administratorOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Error(`${request.url} is open to everyone`);
  return request.identity;
}

/** For a scope whose routes come from a library and are open to everyone. */
export function declarePublic(route: RouteOptions) {
  route.config = { ...route.config, access: 'public' };
}

async function identify(request: FastifyRequest, verifyToken: VerifyToken): Promise<Identity> {
  const [, token] = /^Bearer ([^ ]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new ProblemError(401, { detail: 'Send an identity token as bearer token.' });
  try {
    return await verifyToken(token);
  } catch (error) {
    if (error instanceof IdentityUnavailableError) {
      request.log.warn({ err: error.cause }, error.message);
      throw new ProblemError(503, { detail: error.message });
    }
    if (!(error instanceof InvalidTokenError)) throw error;
    request.log.info({ reason: error.message }, 'identity token refused');
    throw new ProblemError(401, { detail: 'The identity token is not valid, or no longer.' });
  }
}

/** Denies by default: only what a route's declared access allows gets through. */
export function guardRoutes(app: App, verifyToken: VerifyToken, policy: Config['adminPolicy']) {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Only now, because a scope's own hook may declare the access of the routes inside it.
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => !route.config?.access);
    if (undeclared.length > 0) {
      const names = undeclared.map(({ method, url }) => `${method} ${url}`);
      throw new Error(`Routes without a declared access: ${names.join(', ')}`);
    }
  });

  app.decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.access === 'public') return;
    const identity = await identify(request, verifyToken);
    if (!identity.admin && policy === 'claim') {
      throw new ProblemError(403, { detail: 'This account is not an administrator.' });
    }
    request.identity = identity;
  });
}
