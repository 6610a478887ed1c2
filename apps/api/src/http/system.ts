import { appConfigSchema, ENDPOINTS } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/transact.ts';
import { Unavailable } from '../errors.ts';
import type { Plugin } from './schemas.ts';

const stateSchema = v.strictObject({ status: v.literal('ok') });

/** Milliseconds for which the state of the database is taken from the last question. */
const ASKED_FOR = 1000;

/** Asks whether the database responds; all who ask at a time share one statement, as anyone may ask. */
function databaseQuestion(db: Database) {
  let asked: Promise<unknown> | undefined;
  const forget = () => {
    setTimeout(() => {
      asked = undefined;
    }, ASKED_FOR).unref();
  };
  return async () => {
    if (!asked) {
      asked = db.execute(sql`SELECT 1`);
      asked.then(forget, forget);
    }
    await asked;
  };
}

/** The settings of the web app, and the endpoints of health checks. */
export const system: Plugin<{ config: Config; db: Database }> = async (app, { config, db }) => {
  const askDatabase = databaseQuestion(db);
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
        summary: 'The database responds, and the server does not stop',
        response: { 200: stateSchema },
      },
    },
    async () => {
      if (app.draining.isStarted) throw new Unavailable('The server stops.');
      await askDatabase();
      return { status: 'ok' as const };
    },
  );
};
