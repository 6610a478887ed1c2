import {
  type Activity,
  type ActivityKind,
  activityResponseSchema,
  ENDPOINTS,
} from '@campetto/contract';
import useSWRInfinite from 'swr/infinite';
import { nextPage } from '../list/listRequest.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/** What the activity is reduced to; null for everything. */
export interface ActivityFilters {
  actor: string | null;
  kind: ActivityKind | null;
}

interface Page {
  records: Activity[];
  next: string | null;
}

function firstPage({ actor, kind }: ActivityFilters): string {
  const query = new URLSearchParams({
    limit: '50',
    ...(actor && { actor }),
    ...(kind && { kind }),
  });
  return `${ENDPOINTS.activity.path}?${query}`;
}

/** Keeps the pages apart from the records that the dashboard caches under the path alone. */
const PAGES = 'pages';

/** The activity that matches the filters, the newest first, loaded page by page. */
export function useActivityPages(filters: ActivityFilters) {
  const { request } = useVenueContext();
  const list = useSWRInfinite(
    (index: number, previous: Page | null) => {
      const path = index === 0 ? firstPage(filters) : previous?.next;
      return path ? ([PAGES, path] as const) : null;
    },
    async ([, path]): Promise<Page> => {
      const { data, headers } = await request({
        method: 'GET',
        path,
        responseSchema: activityResponseSchema,
      });
      return { records: data, next: nextPage(headers.get('link')) };
    },
  );
  const pages = list.data ?? [];
  return {
    /** Undefined until the first response. */
    records: list.data?.flatMap(({ records }) => records),
    hasMore: (pages.at(-1)?.next ?? null) !== null,
    loadingMore: list.isValidating && list.size > pages.length,
    error: list.error as unknown,
    loadMore: () => void list.setSize(list.size + 1),
    refresh: () => void list.mutate(),
  };
}
