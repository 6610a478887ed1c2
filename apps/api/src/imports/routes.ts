import {
  ENDPOINTS,
  IMPORT_MAX_BYTES,
  type ImportEvent,
  importPreviewSchema,
  importQuerySchema,
  PREVIEW_BYTES,
} from '@campetto/contract';
import { type Database, transact } from '../db/transact.ts';
import { bodyFiles, receiveBody, refuseEncoding, refuseLongBody } from '../http/body-files.ts';
import { documentedAs } from '../http/docs.ts';
import { EVENT_STREAM_TYPE, streamEvents } from '../http/event-stream.ts';
import { administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { previewInThread } from './reader-threads.ts';
import { receiveImport } from './receive-import.ts';
import { importFile, type Transact } from './service.ts';

const documented = documentedAs('imports');

const FAILURE = 'The import did not come to its end. What is stored stays.';

/** Imports files of venues, as the command line does. */
export const importRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  await app.register(bodyFiles);

  app.post(
    ENDPOINTS.importPreview.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'How the first records of a file would be imported; its first 256 KB are enough',
        querystring: importQuerySchema,
        response: { 200: importPreviewSchema },
      },
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
        ...documented,
        summary:
          'Import a GeoJSON, CSV or NDJSON file, or one compressed by gzip; the response has a line for each event',
        querystring: importQuerySchema,
      },
      onRequest: [refuseEncoding, refuseLongBody(IMPORT_MAX_BYTES)],
    },
    async (request, reply) => {
      const { lease, file, venues } = await receiveImport(db, request, request.query);
      const storeWithLease: Transact = (work) =>
        transact(db, async (transaction) => {
          await lease.renew(transaction);
          return work(transaction);
        });
      const events = streamEvents<ImportEvent>(request, FAILURE, async (send, signal) => {
        try {
          const report = await importFile(storeWithLease, file.path, {
            name: request.query.file,
            venues,
            sender: request.identity,
            signal,
            onProgress: ({ read, new: stored }, done) =>
              send({ type: 'progress', done, read, new: stored }),
          });
          send({ type: 'report', report });
        } finally {
          await lease.end();
          await file.remove();
        }
      });
      return reply.type(EVENT_STREAM_TYPE).send(events);
    },
  );
};
