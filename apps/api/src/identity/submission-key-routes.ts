import {
  ENDPOINTS,
  grantedKeySchema,
  grantKeyBodySchema,
  keysResponseSchema,
  revokeKeyBodySchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { NotFound, RuleBroken } from '../errors.ts';
import { callerOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { grantKey, listKeys, revokeKey } from './submission-keys.ts';

/** The keys of scrapers. */
export const keyRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.keys.path,
    forAdministrators('keys', {
      summary: 'The keys that were not revoked, without the keys themselves',
      response: { 200: keysResponseSchema },
    }),
    () => listKeys(db),
  );

  app.post(
    ENDPOINTS.grantKey.path,
    forAdministrators('keys', {
      summary: 'Grant a scraper a key, which is in this response only',
      body: grantKeyBodySchema,
      response: { 201: grantedKeySchema },
    }),
    async (request, reply) => {
      const granted = await grantKey(db, request.body, callerOf(request));
      if (!granted) throw new RuleBroken({ path: 'name', message: 'has a key: revoke it first' });
      return reply.code(201).send(granted);
    },
  );

  app.delete(
    ENDPOINTS.revokeKey.path,
    forAdministrators('keys', {
      summary: 'Revoke the key of a scraper, from its next request on',
      body: revokeKeyBodySchema,
      response: { 200: keysResponseSchema },
    }),
    async (request) => {
      const { name } = request.body;
      if (!(await revokeKey(db, name, callerOf(request)))) {
        throw new NotFound(`The scraper ${name} has no key.`);
      }
      return listKeys(db);
    },
  );
};
