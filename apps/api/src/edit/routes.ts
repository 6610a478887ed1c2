import { ENDPOINTS, updateBodySchema, updateResponseSchema } from '@campetto/contract';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { idempotencyHeaders } from '../http/idempotency.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { sendVersion, versionHeadersSchema } from '../http/versions.ts';
import { updateVenue } from './service.ts';

const headersSchema = v.looseObject({ ...versionHeadersSchema.entries, ...idempotencyHeaders });

/** The endpoint that changes a venue (spec §7), with its version as `ETag` (D14). */
export const editRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.put(
    ENDPOINTS.update.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('venues'),
        summary: 'Change a venue',
        headers: headersSchema,
        body: updateBodySchema,
        response: { 200: updateResponseSchema },
      },
    },
    async (request, reply) => {
      const { item, activityId } = await updateVenue(db, {
        body: request.body,
        seen: request.headers['if-match'],
        idempotencyKey: request.headers['idempotency-key'],
        administrator: administratorOf(request),
      });
      sendVersion(reply, item.version, activityId);
      return item;
    },
  );
};
