import { appConfigSchema, ENDPOINTS } from '@campetto/contract';
import type { Config } from '../config.ts';
import type { Plugin } from './schemas.ts';

/** The settings of the web app. */
export const appConfig: Plugin<{ config: Config }> = async (app, { config }) => {
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
      placeLinks: config.placeLinks,
      idleMinutes: config.idleMinutes,
    }),
  );
};
