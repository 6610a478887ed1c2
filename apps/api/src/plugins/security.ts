import { hash } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { App } from './schemas.ts';

/** Whether a path belongs to the calls, not to the pages. */
export const isApi = (url: string) => url.startsWith('/api/');

/** The origin of an absolute address as a one-element list; none for a path of this server. */
const originOf = (base: string) => (URL.canParse(base) ? [new URL(base).origin] : []);

function contentSecurityPolicy(config: Config) {
  const identityProvider = config.emulatorHost
    ? [`http://${config.emulatorHost}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // blob: is the preview of a picture that is about to be uploaded.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...originOf(config.mediaBase)],
    'connect-src': ["'self'", ...identityProvider, ...originOf(config.geocoderBase)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Source expressions (nonce or hash) of what stands inline in an answer. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** Lets the inline scripts and styles of one answer through that match a source. */
export type AllowInline = (reply: FastifyReply, sources: InlineSources) => Promise<unknown>;

/** Security headers on every answer; gives what makes an exception for one of them. */
export async function setSecurityHeaders(app: App, config: Config): Promise<AllowInline> {
  const directives = contentSecurityPolicy(config);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.production && { maxAge: 31_536_000 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
  });
  return async (reply, { scripts, styles }) =>
    reply.helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          ...directives,
          'script-src': [...directives['script-src'], ...scripts],
          'style-src': [...directives['style-src'], ...styles],
        },
      },
    });
}

/** Limits the calls a minute of each address and token; the health routes stay reachable. */
export async function limitRates(app: App, config: Config) {
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: ({ ip, headers: { authorization } }) =>
      authorization ? `${ip} ${hash('sha256', authorization)}` : ip,
  });
  const limit = app.rateLimit();
  const exempt = new Set(['/api/health', '/api/ready']);
  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request.url) && !exempt.has(request.url)) await limit.call(app, request, reply);
  });
}
