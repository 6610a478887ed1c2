import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyPluginAsync,
  type RawServerDefault,
} from 'fastify';
import { addressRoutes } from './addresses/routes.ts';
import { createAddressSearch } from './addresses/service.ts';
import { createAccessRecorder } from './audit/access.ts';
import { auditRoutes } from './audit/routes.ts';
import { checkRoutes } from './checks/routes.ts';
import type { Config } from './config.ts';
import { createRoutes } from './create/routes.ts';
import type { Database } from './db/transact.ts';
import { decisionRoutes } from './decisions/routes.ts';
import { decisionRunRoutes } from './decisions/run-routes.ts';
import { duplicateRoutes } from './duplicates/routes.ts';
import { editRoutes } from './edit/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { activityRoutes } from './history/activity-routes.ts';
import { appConfig } from './http/app-config.ts';
import { refuseClient } from './http/connections/client-errors.ts';
import { draining } from './http/connections/draining.ts';
import { docs } from './http/docs.ts';
import { health } from './http/health.ts';
import { identity } from './http/identity.ts';
import { jsonBodies } from './http/json-bodies.ts';
import { rateLimits } from './http/limits/rate-limits.ts';
import { loggerOptions, OneLinePerRequest } from './http/logging.ts';
import { pathOf } from './http/paths.ts';
import { problems, sendError } from './http/problems.ts';
import { requestMetrics } from './http/request-metrics.ts';
import { type App, schemas, type ValibotTypeProvider } from './http/schemas.ts';
import { securityHeaders } from './http/security-headers.ts';
import { site } from './http/site/site.ts';
import { keyRoutes } from './identity/submission-key-routes.ts';
import { findScraper } from './identity/submission-keys.ts';
import type { VerifyToken } from './identity/verifier.ts';
import { importRoutes } from './imports/routes.ts';
import { leaseRoutes } from './leases/routes.ts';
import { countRoutes } from './list/count-routes.ts';
import { listRoutes } from './list/routes.ts';
import { addressesIn } from './network.ts';
import { mediaRoutes } from './pictures/media-routes.ts';
import type { MediaStore } from './pictures/media-store.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { setAsideRoutes } from './set-aside/routes.ts';
import { undoRoutes } from './undo/routes.ts';

/** What the app takes from outside. */
export interface Dependencies {
  db: Database;
  verifyToken: VerifyToken;
  media: MediaStore;
  /** The plugin that traces requests; without it none are traced. */
  requestTraces?: FastifyPluginAsync | undefined;
  /** Receives the lines of the log instead of standard output. */
  logStream?: { write(line: string): void };
}

/** How long clients may take, and how many may be connected, by the names of Node. */
type Limits = Partial<
  Pick<
    FastifyHttpOptions<RawServerDefault>,
    'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout'
  > &
    Record<'headersTimeout' | 'connectionsCheckingInterval' | 'maxConnections', number>
>;

/** Bytes; the longest body that breaks no rule names 200 venues, in 34,000. */
const BODY_MAX = 256 * 1024;

/** The venue server, ready to listen or to be sent requests by `inject`. */
export async function buildApp(
  config: Config,
  { db, verifyToken, media, requestTraces, logStream }: Dependencies,
  { headersTimeout, connectionsCheckingInterval, maxConnections, ...timeouts }: Limits = {},
): Promise<App> {
  const app = Fastify({
    ...timeouts,
    http: {
      ...(headersTimeout && { headersTimeout }),
      ...(connectionsCheckingInterval && { connectionsCheckingInterval }),
    },
    logger: loggerOptions(config, logStream),
    logController: new OneLinePerRequest(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    return503OnClosing: false, // requests that still arrive on an open connection are served
    frameworkErrors: sendError,
    clientErrorHandler: refuseClient,
    rewriteUrl({ headers, url = '/' }) {
      // This function is the first to get a request, so that all others see a cleaned `X-Forwarded-For` header.
      const forwarded = headers['x-forwarded-for'];
      if (forwarded) headers['x-forwarded-for'] = addressesIn(String(forwarded));
      return pathOf(url);
    },
  }).withTypeProvider<ValibotTypeProvider>();
  if (maxConnections) app.server.maxConnections = maxConnections;

  if (requestTraces) app.register(requestTraces);
  app.register(draining);
  if (config.metrics) app.register(requestMetrics);
  app.register(schemas);
  app.register(problems);
  app.register(jsonBodies);
  app.register(securityHeaders, { config });
  app.register(rateLimits, { max: config.rateLimit, db });
  app.register(identity, {
    verifyToken,
    findScraper: (key) => findScraper(db, key),
    policy: config.adminPolicy,
    recorder: createAccessRecorder(db),
  });
  app.register(docs);
  app.register(appConfig, { config });
  app.register(health, { db });

  app.register(listRoutes, { db });
  app.register(countRoutes, { db });
  app.register(checkRoutes, { db });
  app.register(decisionRoutes, { db });
  app.register(decisionRunRoutes, { db });
  app.register(undoRoutes, { db });
  app.register(editRoutes, { db });
  app.register(createRoutes, { db, media });
  app.register(duplicateRoutes, { db });
  app.register(leaseRoutes, { db });
  app.register(setAsideRoutes, { db });
  app.register(pictureRoutes, { db, media });
  app.register(mediaRoutes, { media });
  app.register(addressRoutes, { search: createAddressSearch(db, config.geocoderUrl, app.log) });
  app.register(activityRoutes, { db });
  app.register(auditRoutes, { db });
  app.register(keyRoutes, { db });
  app.register(importRoutes, { db });
  app.register(exportRoutes, { db });
  app.register(site, { webDir: config.webDir, production: config.production });
  await app.ready();
  return app;
}
