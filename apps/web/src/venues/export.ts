import { CALLS, type TransferFormat } from '@campetto/contract';
import { useState } from 'react';
import { type ListFilters, narrowingQuery } from './list.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** The address of the listed venues as a file. */
export function exportAddress(filters: ListFilters, format: TransferFormat): string {
  const { status } = filters;
  const query = new URLSearchParams([
    ['format', format],
    ['status', status],
    ...narrowingQuery(filters),
  ]);
  return `${CALLS.export.path}?${query}`;
}

/** The name that the server gave a file. */
export function fileNameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'campetto';
}

/** Gives the listed venues to the reader as a file, one file at a time. */
export function useExport(filters: ListFilters) {
  const { send } = useVenueContext();
  const [exporting, setExporting] = useState(false);
  const [error, setError] = useState<unknown>();

  async function start(format: TransferFormat) {
    setExporting(true);
    setError(undefined);
    try {
      const response = await send({
        method: CALLS.export.method,
        path: exportAddress(filters, format),
        signal: () => new AbortController().signal, // it takes as long as it takes
      });
      save(await response.blob(), fileNameOf(response.headers.get('content-disposition')));
    } catch (failure) {
      setError(failure);
    } finally {
      setExporting(false);
    }
  }

  return { exporting, error, start, dismiss: () => setError(undefined) };
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser takes hold of it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
