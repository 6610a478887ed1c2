import { PHOTO_WIDTHS } from '@campetto/contract';
import type { App } from '../plugins/schemas.ts';
import { FOREVER, type MediaStore, PHOTO_TYPE } from './store.ts';

/** Nothing else is looked for, so that no path leads out of the store. */
const KEY = new RegExp(
  `^venues/[a-z0-9-]{1,60}/[a-z0-9-]{1,60}/[0-9a-f-]{36}/[0-9a-f]{32}-(${PHOTO_WIDTHS.join('|')})\\.webp$`,
);

/** The pictures of venues, below `MEDIA_BASE` when that is this server's. */
export function mediaRoutes(app: App, media: MediaStore) {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { '*': key } = request.params;
      const file = KEY.test(key) ? await media.get(key) : undefined;
      if (!file) return reply.callNotFound();
      return reply
        .header('cache-control', FOREVER)
        .header('content-length', file.size)
        .type(PHOTO_TYPE)
        .send(file.body);
    },
  );
}
