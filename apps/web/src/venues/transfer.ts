import {
  CALLS,
  type ImportEvent,
  type ImportPreview,
  type ImportReport,
  importEventSchema,
  importPreviewSchema,
  PREVIEW_BYTES,
} from '@campetto/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { ACTIVITY_KEY } from './activity.ts';
import { CallError } from './CallError.ts';
import { COUNTS_KEY } from './counts.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** A file, and the key of its source where its fields do not tell. */
export interface ImportOrder {
  file: File;
  source: string | undefined;
}

/** How far an import is; `done` goes from 0 to 1. */
export type ImportProgress = Extract<ImportEvent, { type: 'progress' }>;

const FILE = { 'content-type': 'application/octet-stream' };
const PREVIEW_TIMEOUT = 15_000;

const address = (path: string, { file, source }: ImportOrder) =>
  `${path}?${new URLSearchParams({ file: file.name, ...(source !== undefined && { source }) })}`;

/** Shows how the first records of a file would come in. Rejects with a CallError. */
export function useImportPreview() {
  const { send } = useVenueContext();
  return useCallback(
    async (order: ImportOrder): Promise<ImportPreview> => {
      const response = await send({
        method: CALLS.importPreview.method,
        path: address(CALLS.importPreview.path, order),
        headers: FILE,
        // One byte more than is read, by which the server knows that the file goes on.
        body: order.file.slice(0, PREVIEW_BYTES + 1),
        signal: () => AbortSignal.timeout(PREVIEW_TIMEOUT),
      });
      return parse(importPreviewSchema, await response.json());
    },
    [send],
  );
}

/**
 * Brings a file in and answers its report; the counts and the activity follow, also when it is
 * stopped by `signal`. Rejects with a CallError.
 */
export function useImport() {
  const { send } = useVenueContext();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (
      order: ImportOrder,
      onProgress: (progress: ImportProgress) => void,
      signal: AbortSignal,
    ): Promise<ImportReport> => {
      try {
        const response = await send({
          method: CALLS.imports.method,
          path: address(CALLS.imports.path, order),
          headers: FILE,
          body: order.file,
          signal: () => signal,
        });
        for await (const line of linesOf(response)) {
          const event = parse(importEventSchema, JSON.parse(line));
          if (event.type === 'report') return event.report;
          if (event.type === 'failed') throw new CallError('server', { cause: event.detail });
          onProgress(event);
        }
        throw new CallError('offline');
      } finally {
        void mutate(COUNTS_KEY);
        void mutate(ACTIVITY_KEY);
      }
    },
    [send, mutate],
  );
}

function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const result = v.safeParse(schema, input);
  if (!result.success) throw new CallError('server', { cause: result.issues });
  return result.output;
}

/** The lines of an answer as they arrive. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    // A connection that is cut off rejects here, as a request that got no answer does.
    const piece = await reader?.read().catch((cause) => Promise.reject(CallError.ofRequest(cause)));
    if (!piece || piece.done) break;
    const lines = `${rest}${piece.value}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
