import {
  ENDPOINTS,
  IMPORT_MAX_BYTES,
  type ImportEvent,
  importPreviewSchema,
  importQuerySchema,
  PREVIEW_BYTES,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { bodyFiles, receiveBody, refuseEncoding, refuseLongBody } from '../http/body-files.ts';
import { EVENT_STREAM_TYPE, streamEvents } from '../http/event-stream.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { previewInThread } from './reader-threads.ts';
import { importReceived, receiveImport } from './receive-import.ts';

const FAILURE = 'The import stopped before the end of the file. What is stored stays.';

/** Imports files of venues, as the command line does. */
export const importRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  await app.register(bodyFiles);

  app.post(
    ENDPOINTS.importPreview.path,
    {
      ...forAdministrators('imports', {
        summary: 'How the first records of a file would be imported; its first 256 KB are enough',
        querystring: importQuerySchema,
        response: { 200: importPreviewSchema },
      }),
      onRequest: refuseEncoding,
    },
    async (request) => {
      const { file: name, source } = request.query;
      const { path, isWhole, remove } = await receiveBody(request, PREVIEW_BYTES);
      try {
        return await previewInThread(path, { name, source, isWhole });
      } finally {
        await remove();
      }
    },
  );

  app.post(
    ENDPOINTS.imports.path,
    {
      config: { access: 'submission' },
      schema: {
        tags: ['imports'],
        summary:
          'Import a GeoJSON, CSV or NDJSON file, or one compressed by gzip; the response has a line for each event',
        querystring: importQuerySchema,
      },
      onRequest: [refuseEncoding, refuseLongBody(IMPORT_MAX_BYTES)],
    },
    async (request, reply) => {
      const received = await receiveImport(db, request, request.query);
      const events = streamEvents<ImportEvent>(request, FAILURE, (send, signal) =>
        importReceived(db, received, send, signal),
      );
      return reply.type(EVENT_STREAM_TYPE).send(events);
    },
  );
};
