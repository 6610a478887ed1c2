import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { isApiRequest } from './paths.ts';

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

/** Source expressions (nonce or hash) of the inline scripts and styles of a response. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Allows the inline scripts and styles of this response that match a source. For a public page, also restricts the
     * rest to what such a page needs.
     */
    allowInline(sources: InlineSources, page?: 'public'): Promise<unknown>;
  }
}

/** For a public page: it loads nothing from elsewhere, signs nobody in and uploads nothing. */
const PUBLIC_PAGE = { 'img-src': ["'self'"], 'connect-src': ["'self'"] };

/** Sets the security headers of every response. */
export const securityHeaders = fp<{ config: Config }>(
  async (app, { config }) => {
    const directives = contentSecurityPolicy(config);
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.production && { maxAge: 31_536_000 },
      // Left out to save 150 bytes of each page: current browsers ignore these headers, or do what they say by default.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
      if (isApiRequest(request)) reply.header('cache-control', 'no-store');
    });
    app.decorateReply(
      'allowInline',
      async function (this: FastifyReply, { scripts, styles }: InlineSources, page?: 'public') {
        return this.helmet({
          contentSecurityPolicy: {
            useDefaults: false,
            directives: {
              ...directives,
              ...(page && PUBLIC_PAGE),
              'script-src': [...directives['script-src'], ...scripts],
              'style-src': [...directives['style-src'], ...styles],
            },
          },
        });
      },
    );
  },
  { name: 'security-headers' },
);
