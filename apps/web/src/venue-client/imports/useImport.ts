import {
  ENDPOINTS,
  IMPORT_NAME_MAX,
  type ImportEvent,
  type ImportPreview,
  type ImportReport,
  importEventSchema,
  importPreviewSchema,
  PREVIEW_BYTES,
} from '@campetto/contract';
import { useCallback } from 'react';
import { readEvents } from '../requests/eventStream.ts';
import { RequestError } from '../requests/requestError.ts';
import { readResponse } from '../requests/response.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/** A file, and the key of its source if its fields do not identify it. */
export interface ImportRequest {
  file: File;
  source: string | undefined;
}

/** How far an import is; `done` goes from 0 to 1. */
export type ImportProgress = Extract<ImportEvent, { type: 'progress' }>;

const FILE = { 'content-type': 'application/octet-stream' };
const PREVIEW_TIMEOUT = 15_000;

/** The end of a long name is sent, because it contains the ending. */
const address = (path: string, { file, source }: ImportRequest) =>
  `${path}?${new URLSearchParams({
    file: file.name.slice(-IMPORT_NAME_MAX),
    ...(source !== undefined && { source }),
  })}`;

/** Previews the first records of a file as they would be imported, until `signal` aborts it. Rejects with a RequestError. */
export function useImportPreview() {
  const { send } = useVenueContext();
  return useCallback(
    async (request: ImportRequest, signal: AbortSignal): Promise<ImportPreview> => {
      const response = await send({
        method: ENDPOINTS.importPreview.method,
        path: address(ENDPOINTS.importPreview.path, request),
        headers: FILE,
        // By one byte more than it reads, the server sees that the file is longer.
        body: request.file.slice(0, PREVIEW_BYTES + 1),
        signal: () => AbortSignal.any([signal, AbortSignal.timeout(PREVIEW_TIMEOUT)]),
      });
      return readResponse(importPreviewSchema, response);
    },
    [send],
  );
}

/** Imports a file and resolves to the report, until `signal` aborts it. Rejects with a RequestError. */
export function useImport() {
  const { send } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return useCallback(
    async (
      request: ImportRequest,
      onProgress: (progress: ImportProgress) => void,
      signal: AbortSignal,
    ): Promise<ImportReport> => {
      try {
        const response = await send({
          method: ENDPOINTS.imports.method,
          path: address(ENDPOINTS.imports.path, request),
          headers: FILE,
          body: request.file,
          signal: () => signal,
        });
        // The server responds once the whole file has arrived.
        onProgress({ type: 'progress', done: 0, read: 0, new: 0 });
        for await (const event of readEvents(response, importEventSchema)) {
          if (event.type === 'report') return event.report;
          onProgress(event);
        }
        throw new RequestError('offline');
      } finally {
        revalidateOverview();
      }
    },
    [send, revalidateOverview],
  );
}
