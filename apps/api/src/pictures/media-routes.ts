import { PICTURE_WIDTHS } from '@campetto/contract';
import { FOREVER } from '../cache-control.ts';
import type { Plugin } from '../http/schemas.ts';
import { type MediaStore, PICTURE_TYPE } from './media-store.ts';

/** Only such keys are looked up, so that no path leads out of the store. */
const KEY = new RegExp(
  `^venues/[a-z0-9-]{1,60}/[a-z0-9-]{1,60}/[0-9a-f-]{36}/[0-9a-f]{32}-(${PICTURE_WIDTHS.join('|')})\\.webp$`,
);

/** Serves the pictures of venues, where `MEDIA_BASE` is a path of this server. */
export const mediaRoutes: Plugin<{ media: MediaStore }> = async (app, { media }) => {
  app.route<{ Params: { '*': string } }>({
    // Fastify's own HEAD would read the whole file.
    method: ['GET', 'HEAD'],
    url: '/media/*',
    config: { access: 'public' },
    schema: { hide: true },
    async handler(request, reply) {
      const { '*': key } = request.params;
      const file = KEY.test(key) ? await media.get(key) : undefined;
      if (!file) return reply.callNotFound();
      reply.header('cache-control', FOREVER).header('content-length', file.size).type(PICTURE_TYPE);
      if (request.method === 'GET') return reply.send(file.body);
      file.body.destroy();
      return reply.send();
    },
  });
};
