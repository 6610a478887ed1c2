import useSWRInfinite from 'swr/infinite';
import type { GenericSchema } from 'valibot';
import { nextPage } from '../list/listRequest.ts';
import { useVenueContext } from '../VenueProvider.tsx';

interface Page<Item> {
  records: readonly Item[];
  next: string | null;
}

/** Keeps the pages apart from the records that the dashboard caches under the path alone. */
const PAGES = 'pages';

/** Records from an endpoint, the newest first, loaded page by page; `firstPage` is the path of the first page. */
export function useRecordPages<Item>(
  firstPage: string,
  responseSchema: GenericSchema<unknown, Item[]>,
) {
  const { request } = useVenueContext();
  const list = useSWRInfinite(
    (index: number, previous: Page<Item> | null) => {
      const path = index === 0 ? firstPage : previous?.next;
      return path ? ([PAGES, path] as const) : null;
    },
    async ([, path]): Promise<Page<Item>> => {
      const { data, headers } = await request({ method: 'GET', path, responseSchema });
      return { records: data, next: nextPage(headers.get('link')) };
    },
  );
  const pages = list.data ?? [];
  return {
    path: firstPage,
    /** Undefined until the first response. */
    records: list.data?.flatMap(({ records }) => records),
    hasMore: (pages.at(-1)?.next ?? null) !== null,
    loadingMore: list.isValidating && list.size > pages.length,
    error: list.error as unknown,
    loadMore: () => void list.setSize(list.size + 1),
    refresh: () => void list.mutate(),
  };
}
