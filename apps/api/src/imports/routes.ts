import {
  ENDPOINTS,
  IMPORT_MAX_BYTES,
  type ImportEvent,
  importPreviewSchema,
  importQuerySchema,
  PREVIEW_BYTES,
} from '@campetto/contract';
import type { FastifyReply } from 'fastify';
import { recordAudit } from '../audit/repository.ts';
import { type Database, transact } from '../db/transact.ts';
import { Forbidden, RunConflict } from '../errors.ts';
import {
  type BodyFile,
  bodyFiles,
  receiveBody,
  receiveWholeBody,
  refuseEncoding,
  refuseLongBody,
} from '../http/body-files.ts';
import { documentedAs } from '../http/docs.ts';
import { EVENT_STREAM_TYPE, streamEvents } from '../http/event-stream.ts';
import { networkOf } from '../http/network.ts';
import { ProblemError } from '../http/problems.ts';
import type { Plugin } from '../http/schemas.ts';
import { countSubmission, isScraper } from '../identity/submission-keys.ts';
import type { Identity } from '../identity/verifier.ts';
import { type ImportLease, takeImportLease } from './import-leases.ts';
import type { ReadOptions } from './read-venues.ts';
import { previewInThread, readInThread } from './reader-threads.ts';
import { inScope, scopeFault } from './scope.ts';
import { importFile, type Transact } from './service.ts';

const documented = documentedAs('imports');

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

const FAILURE = 'The import did not come to its end. What is stored stays.';

/**
 * The venues of a received file, which is removed if nobody can import them, the sender may not, or `record` fails.
 * Until they are iterated, a thread is kept for them.
 */
async function open(
  { path, remove }: BodyFile,
  options: ReadOptions,
  sender: Identity | null,
  record: () => Promise<void>,
) {
  try {
    const { first, rest } = await readInThread(path, options);
    try {
      const scraper = sender && isScraper(sender) ? sender : undefined;
      const fault = scraper && scopeFault(first.venues, scraper);
      if (fault !== undefined) throw new Forbidden(fault);
      await record();
      const venues = startingWith(first, rest);
      return scraper ? inScope(venues, scraper) : venues;
    } catch (error) {
      await rest.return(undefined);
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* startingWith<T>(first: T, rest: AsyncGenerator<T>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined); // `yield*` does so only once it has begun
  }
}

/** Seconds until the quotas of the next day begin. */
const untilTomorrow = () => Math.ceil((DAY - (Date.now() % DAY)) / 1000);

/** Counts the submission of a scraper, before its file is received. */
async function checkQuota(db: Database, sender: Identity | null, reply: FastifyReply) {
  if (!sender || !isScraper(sender) || (await countSubmission(db, sender))) return;
  reply.header('retry-after', untilTomorrow());
  throw new ProblemError(429, { detail: `The key ${sender.name} has used up its quota of today.` });
}

/** Seconds until a lease of a killed server has ended. */
const RETRY_AFTER = 30;

/**
 * Begins an import of a sender, who may have one at a time: each occupies one of a few threads.
 *
 * @throws RunConflict during another import of the sender, at any server
 */
async function begin(
  db: Database,
  sender: Identity | null,
  reply: FastifyReply,
): Promise<ImportLease> {
  const lease = await takeImportLease(db, sender?.uid ?? '');
  if (lease) return lease;
  reply.header('retry-after', RETRY_AFTER);
  throw new RunConflict(
    'Another file that you sent is still being imported. Send this one when it is done.',
  );
}

/** Imports files of venues, as the command line does. */
export const importRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  await app.register(bodyFiles);

  app.post(
    ENDPOINTS.importPreview.path,
    {
      config: { access: 'administrator' },
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
      const lease = await begin(db, request.identity, reply);
      const { file: name, source } = request.query;
      const receive = async () => {
        await checkQuota(db, request.identity, reply);
        const file = await receiveWholeBody(request, IMPORT_MAX_BYTES);
        const venues = await open(file, { name, source }, request.identity, () =>
          recordAudit(db, {
            kind: 'imported',
            actor: request.identity,
            network: networkOf(request.ip),
            details: { file: name, ...(source && { source }) },
          }),
        );
        return { file, venues };
      };
      const { file, venues } = await receive().catch(async (error) => {
        await lease.end();
        throw error;
      });
      const storeWithLease: Transact = (work) =>
        transact(db, async (transaction) => {
          await lease.renew(transaction);
          return work(transaction);
        });
      const events = streamEvents<ImportEvent>(request, FAILURE, async (send, signal) => {
        try {
          const report = await importFile(storeWithLease, file.path, {
            name,
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
