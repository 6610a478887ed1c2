import { PassThrough, Readable } from 'node:stream';
import {
  CALLS,
  IMPORT_MAX_BYTES,
  type ImportEvent,
  importPreviewSchema,
  importQuerySchema,
  PREVIEW_BYTES,
} from '@campetto/contract';
import type { FastifyRequest } from 'fastify';
import { type Database, transact } from '../db/transact.ts';
import { ProblemError } from '../plugins/problems.ts';
import type { App } from '../plugins/schemas.ts';
import { importFile } from './import-file.ts';
import { type IncomingFile, receive } from './incoming.ts';
import { previewFile } from './preview.ts';

const documented = { tags: ['transfer'], security: [{ identityToken: [] }] };

/** @throws ProblemError 400 when the file does not come to its end */
async function receiveBody({ body }: FastifyRequest, limit: number): Promise<IncomingFile> {
  try {
    return await receive(body instanceof Readable ? body : Readable.from([]), limit);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ECONNRESET')) throw cause;
    throw new ProblemError(400, { detail: 'The file broke off on its way.' });
  }
}

const tooLarge = () =>
  new ProblemError(413, { detail: `A file has at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB.` });

/** Brings files of venues in, as the command line does. In a scope of its own: a body is a stream here. */
export async function importRoutes(app: App, db: Database) {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    scope.post(
      CALLS.importPreview.path,
      {
        config: { access: 'administrator' },
        schema: {
          ...documented,
          summary: 'How the first records of a file would come in; its first 256 KB are enough',
          querystring: importQuerySchema,
          response: { 200: importPreviewSchema },
        },
      },
      async (request) => {
        const { file: name, source } = request.query;
        const { path, isWhole, remove } = await receiveBody(request, PREVIEW_BYTES);
        try {
          return await previewFile(path, { name, source, isWhole });
        } finally {
          await remove();
        }
      },
    );

    scope.post(
      CALLS.imports.path,
      {
        config: { access: 'submission' },
        schema: {
          ...documented,
          summary: 'Bring in a GeoJSON, CSV or NDJSON file; answers a line for each event',
          querystring: importQuerySchema,
        },
        onRequest: async ({ headers }) => {
          if (Number(headers['content-length']) > IMPORT_MAX_BYTES) throw tooLarge();
        },
      },
      async (request, reply) => {
        const incoming = await receiveBody(request, IMPORT_MAX_BYTES);
        if (!incoming.isWhole) {
          await incoming.remove();
          throw tooLarge();
        }
        return reply
          .type('application/x-ndjson')
          .send(importIncoming(db, incoming, request, request.query));
      },
    );
  });
}

/** Imports a file and tells how it goes. Who stops listening stops it, after a whole batch. */
function importIncoming(
  db: Database,
  { path, remove }: IncomingFile,
  { id: requestId, identity: sender, log }: FastifyRequest,
  { file: name, source }: { file: string; source?: string | undefined },
): Readable {
  const lines = new PassThrough();
  const left = new AbortController();
  lines.once('close', () => left.abort()).on('error', () => {});
  const tell = (event: ImportEvent) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
  };
  const work = async () => {
    try {
      const report = await importFile((part) => transact(db, part), path, {
        name,
        source,
        sender,
        signal: left.signal,
        onProgress: ({ read, new: stored }, done) =>
          tell({ type: 'progress', done, read, new: stored }),
      });
      tell({ type: 'report', report });
    } catch (err) {
      if (left.signal.aborted) return;
      log.error({ err }, 'import failed');
      const detail = 'The import did not come to its end. What is stored stays.';
      tell({ type: 'failed', detail, requestId });
    } finally {
      await remove();
      lines.end();
    }
  };
  void work();
  return lines;
}
