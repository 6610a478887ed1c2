import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { activityRoutes } from './activity/routes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/transact.ts';
import { exportRoutes } from './exports/routes.ts';
import { geocodeRoutes } from './geocode/routes.ts';
import { createAddressSearch } from './geocode/service.ts';
import { findScraper } from './identity/submission-keys.ts';
import type { VerifyToken } from './identity/verifier.ts';
import { mediaRoutes } from './images/routes.ts';
import type { MediaStore } from './images/store.ts';
import { importRoutes } from './imports/routes.ts';
import { documentRoutes } from './plugins/docs.ts';
import { guardRoutes } from './plugins/identity.ts';
import { loggerOptions, OneLinePerRequest } from './plugins/logging.ts';
import { answerProblems, frameworkErrors } from './plugins/problems.ts';
import {
  type App,
  serializerCompiler,
  type ValibotTypeProvider,
  validatorCompiler,
} from './plugins/schemas.ts';
import { isApi, limitRates, setSecurityHeaders } from './plugins/security.ts';
import { serveSite } from './plugins/site.ts';
import { systemRoutes } from './system/routes.ts';
import { creationRoute } from './venues/creation-route.ts';
import { decisionRoutes } from './venues/decision-routes.ts';
import { pictureRoutes } from './venues/picture-routes.ts';
import { venueRoutes } from './venues/routes.ts';

/** What the app takes from outside. */
export interface Dependencies {
  db: Database;
  verifyToken: VerifyToken;
  media: MediaStore;
  /** Takes the log instead of standard output. */
  logStream?: { write(line: string): void };
}

/** Bytes; the longest body that breaks no rule has some 6,000 characters. */
const BODY_LIMIT = 256 * 1024;

/** A page's address that says nothing in UTF-8 is taken letter by letter: it gets the fallback page. */
function decodable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** The venue server, ready to listen or to be sent requests by `inject`. */
export async function buildApp(
  config: Config,
  { db, verifyToken, media, logStream }: Dependencies,
  timeouts: Pick<
    FastifyHttpOptions<RawServerDefault>,
    'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout'
  > = {},
): Promise<App> {
  const app = Fastify({
    ...timeouts,
    logger: loggerOptions(config.logLevel, logStream),
    logController: new OneLinePerRequest(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false, // what still comes in on an open connection is answered
    frameworkErrors,
    rewriteUrl: ({ url = '/' }) => (isApi(url) ? url : decodable(url)),
  }).withTypeProvider<ValibotTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');

  answerProblems(app);
  const allowInline = await setSecurityHeaders(app, config);
  await limitRates(app, config);
  guardRoutes(app, verifyToken, (key) => findScraper(db, key), config.adminPolicy);

  await documentRoutes(app);
  systemRoutes(app, config, db);
  venueRoutes(app, db);
  decisionRoutes(app, db);
  await creationRoute(app, db, media);
  await pictureRoutes(app, db, media);
  exportRoutes(app, db);
  await importRoutes(app, db);
  activityRoutes(app, db);
  mediaRoutes(app, media);
  geocodeRoutes(app, createAddressSearch(db, config.geocoderUrl, app.log));
  await serveSite(app, config.webDir, allowInline);
  await app.ready();
  return app;
}
