import { appConfigSchema, CALLS } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/transact.ts';
import type { App } from '../plugins/schemas.ts';

const stateSchema = v.strictObject({ status: v.literal('ok') });

/** What the web app must know to start, and what says whether this server is well. */
export function systemRoutes(app: App, config: Config, db: Database) {
  app.get(
    CALLS.config.path,
    {
      config: { access: 'public' },
      schema: {
        tags: ['system'],
        summary: 'Settings of the web app',
        response: { 200: appConfigSchema },
      },
    },
    async () => ({
      firebase: {
        apiKey: config.apiKey,
        authDomain: config.authDomain,
        projectId: config.projectId,
        emulatorUrl: config.emulatorHost ? `http://${config.emulatorHost}` : null,
      },
      mediaBase: config.mediaBase,
      geocoderBase: config.geocoderBase,
    }),
  );

  app.get(
    '/api/health',
    {
      config: { access: 'public' },
      schema: {
        tags: ['system'],
        summary: 'The process runs',
        response: { 200: stateSchema },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/api/ready',
    {
      config: { access: 'public' },
      schema: {
        tags: ['system'],
        summary: 'The database answers',
        response: { 200: stateSchema },
      },
    },
    async () => {
      await db.execute(sql`SELECT 1`);
      return { status: 'ok' as const };
    },
  );
}
