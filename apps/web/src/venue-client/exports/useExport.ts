import { ENDPOINTS, type FileFormat } from '@campetto/contract';
import { filterQuery, type ListFilters } from '../list/listRequest.ts';
import { useDownload } from './useDownload.ts';

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

/** Downloads the venues that match the filters as a file, one file at a time. */
export function useExport(filters: ListFilters, onError: (error: unknown) => void) {
  const { pending, start } = useDownload(onError);
  return { pending, start: (format: FileFormat) => start(exportAddress(filters, format)) };
}
