import { useState } from 'react';
import { useVenueContext } from '../VenueProvider.tsx';

/** The file name in a Content-Disposition header. */
export function fileNameOf(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'campetto';
}

/**
 * Downloads a file of the server, one at a time. `onError` is called with the error of a failed download, and
 * with undefined when the next one begins.
 */
export function useDownload(onError: (error: unknown) => void) {
  const { send } = useVenueContext();
  const [pending, setPending] = useState(false);

  async function start(path: string) {
    setPending(true);
    onError(undefined);
    try {
      const response = await send({
        method: 'GET',
        path,
        signal: () => new AbortController().signal, // A file of many records may take long.
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
