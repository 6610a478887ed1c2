import { ENDPOINTS, type FileFormat } from '@campetto/contract';
import { useState } from 'react';
import { filterQuery, type ListFilters } from '../list/listRequest.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/** The address of the export of all venues that match the filters. */
export function exportAddress(filters: ListFilters, format: FileFormat): string {
  const { status } = filters;
  const query = new URLSearchParams([
    ['format', format],
    ['status', status],
    ...filterQuery(filters),
  ]);
  return `${ENDPOINTS.export.path}?${query}`;
}

/** The file name in a Content-Disposition header. */
export function fileNameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'campetto';
}

/**
 * Downloads the venues that match the filters as a file, one file at a time. `onError` is called with the
 * error of a failed download, and with undefined when the next one begins.
 */
export function useExport(filters: ListFilters, onError: (error: unknown) => void) {
  const { send } = useVenueContext();
  const [pending, setPending] = useState(false);

  async function start(format: FileFormat) {
    setPending(true);
    onError(undefined);
    try {
      const response = await send({
        method: ENDPOINTS.export.method,
        path: exportAddress(filters, format),
        signal: () => new AbortController().signal, // An export of many venues may take long.
      });
      save(await response.blob(), fileNameOf(response.headers.get('content-disposition')));
    } catch (failure) {
      onError(failure);
    } finally {
      setPending(false);
    }
  }

  return { pending, start };
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser starts the download later, without an event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
