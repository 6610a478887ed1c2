import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { declarePublic } from './identity.ts';
import { openApiTransform } from './schemas.ts';

/** The OpenAPI document of the routes that are registered after it, browsable under /api/docs. */
export const docs = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.0.3',
        info: { title: 'Campetto venue server', version: '1' },
        components: {
          securitySchemes: {
            identityToken: { type: 'http', scheme: 'bearer' },
            submissionKey: { type: 'http', scheme: 'bearer' },
          },
        },
      },
      transform: openApiTransform,
    });
    await app.register(async (scope) => {
      scope.addHook('onRoute', declarePublic);
      await scope.register(swaggerUi, { routePrefix: '/api/docs' });
    });
  },
  { name: 'docs' },
);
