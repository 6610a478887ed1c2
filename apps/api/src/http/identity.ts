import type { FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { AccessRecorder } from '../audit/access.ts';
import type { Config } from '../config.ts';
import type { Caller } from '../identity/caller.ts';
import { isSubmissionKey } from '../identity/submission-keys.ts';
import {
  type Identity,
  IdentityUnavailableError,
  InvalidTokenError,
  type VerifyToken,
} from '../identity/verifier.ts';
import { networkOf } from '../network.ts';
import { ProblemError } from './problems.ts';

/** The options of a route that only administrators may use, in a group of the documentation. */
export const forAdministrators = <Schema extends FastifySchema>(group: string, schema: Schema) => ({
  config: { access: 'administrator' as const },
  schema: { tags: [group], ...schema },
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may send requests to the route; a submission may come from an administrator or a scraper.
     * The app does not start when a route lacks it.
     */
    access?: 'public' | 'administrator' | 'submission';
  }
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** Who sent the request, an administrator or a scraper; only on routes that are not public. */
function senderOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Error(`${request.url} is public`);
  return request.identity;
}

/** The administrator who sent the request; only on routes with `access: 'administrator'`. */
export function administratorOf(request: FastifyRequest): Identity {
  if (request.routeOptions.config.access !== 'administrator') {
    throw new Error(`${request.url} is not for administrators only`);
  }
  return senderOf(request);
}

/** Who sent the request and the network of the client; only on routes that are not public. */
export const callerOf = (request: FastifyRequest): Caller => ({
  actor: senderOf(request),
  network: networkOf(request.ip),
});

/** An `onRoute` hook for a scope whose routes come from a library and are public. */
export function declarePublic(route: RouteOptions) {
  route.config = { ...route.config, access: 'public' };
}

/** The refusal of a submission key that opens nothing. */
export const keyRefused = () =>
  new ProblemError(401, { detail: 'The key is invalid, revoked or expired.' });

/** Finds the scraper that a submission key was granted to. */
type FindScraper = (key: string) => Promise<Identity | undefined>;

function tokenOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const [, token] = /^Bearer ([^ ]+)$/i.exec(authorization) ?? [];
  if (!token) throw new ProblemError(401, { detail: 'Send an identity token as bearer token.' });
  return token;
}

async function identifyScraper(key: string, findScraper: FindScraper) {
  const scraper = await findScraper(key);
  if (!scraper) throw keyRefused();
  return scraper;
}

async function identify(request: FastifyRequest, token: string, verifyToken: VerifyToken) {
  try {
    return await verifyToken(token);
  } catch (error) {
    if (error instanceof IdentityUnavailableError) {
      request.log.warn({ err: error.cause }, error.message);
      throw new ProblemError(503, { detail: error.message });
    }
    if (!(error instanceof InvalidTokenError)) throw error;
    request.log.info({ reason: error.message }, 'identity token refused');
    throw new ProblemError(401, { detail: 'The identity token is invalid or expired.' });
  }
}

interface Options {
  verifyToken: VerifyToken;
  findScraper: FindScraper;
  policy: Config['adminPolicy'];
  recorder?: AccessRecorder;
}

/** Denies by default: a request reaches a route only if the declared access of the route allows it. */
export const identity = fp<Options>(
  async (app, { verifyToken, findScraper, policy, recorder }) => {
    const routes: RouteOptions[] = [];
    app.addHook('onRoute', (route) => {
      routes.push(route);
    });
    // Checked only when all routes are registered, because a scope's hook may declare the access of its routes later.
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
      const token = tokenOf(request);
      let caller: Identity | undefined;
      try {
        if (isSubmissionKey(token)) {
          caller = await identifyScraper(token, findScraper);
          if (request.routeOptions.config.access !== 'submission') {
            throw new ProblemError(403, { detail: 'A key may submit venues, and nothing else.' });
          }
          request.identity = caller;
          return;
        }
        caller = await identify(request, token, verifyToken);
        if (!caller.admin && policy === 'claim') {
          throw new ProblemError(403, { detail: 'This account is not an administrator.' });
        }
      } catch (error) {
        const isRefusal = error instanceof ProblemError && error.status < 500;
        if (isRefusal) recorder?.refused(request, error.message, caller);
        throw error;
      }
      request.identity = caller;
      recorder?.signedIn(request, caller);
    });
  },
  { name: 'identity' },
);
