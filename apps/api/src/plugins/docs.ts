import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { declarePublic } from './identity.ts';
import type { App } from './schemas.ts';
import { openApiTransform } from './schemas.ts';

/** The OpenAPI document of the routes that follow, browsable under /api/docs. */
export async function documentRoutes(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Campetto venue server', version: '1' },
      components: { securitySchemes: { identityToken: { type: 'http', scheme: 'bearer' } } },
    },
    transform: openApiTransform,
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', declarePublic);
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
