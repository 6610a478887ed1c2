import { appConfigSchema, ENDPOINTS } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/transact.ts';
import type { Plugin } from './schemas.ts';

const stateSchema = v.strictObject({ status: v.literal('ok') });

/** The settings of the web app, and the endpoints of health checks. */
export const system: Plugin<{ config: Config; db: Database }> = async (app, { config, db }) => {
  app.get(
    ENDPOINTS.config.path,
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
        summary: 'The database responds',
        response: { 200: stateSchema },
      },
    },
    async () => {
      await db.execute(sql`SELECT 1`);
      return { status: 'ok' as const };
    },
  );
};
