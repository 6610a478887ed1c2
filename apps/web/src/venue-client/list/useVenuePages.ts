import {
  listResponseSchema,
  SIMILAR_WORDS_HEADER,
  TOTAL_HEADER,
  type VenueReviewItem,
} from '@campetto/contract';
import { useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useVenueContext } from '../VenueProvider.tsx';
import { isSameList, type ListPage } from './isSameList.ts';
import { firstPage, type ListFilters, nextPage } from './listRequest.ts';

/** The object of the last response for a venue that has not changed, so that its card stays as it is. */
function stableItem(known: Map<string, VenueReviewItem>, item: VenueReviewItem): VenueReviewItem {
  const before = known.get(item.folderPath);
  // What compares the venue with others can change while its version stays the same, so all of it is compared.
  if (before && JSON.stringify(before) === JSON.stringify(item)) return before;
  known.set(item.folderPath, item);
  return item;
}

function similarWordsOf(headers: Headers): string[] | undefined {
  const words = headers.get(SIMILAR_WORDS_HEADER);
  return words === null ? undefined : decodeURIComponent(words).split(' ');
}

/** The pages of a list as SWR loads them, `initialPages` at first, and the venues that are known by their folder paths. */
export function useVenuePages(filters: ListFilters, initialPages: number) {
  const { request, versions } = useVenueContext();
  const [known] = useState(() => new Map<string, VenueReviewItem>());
  /** The first page of the last list that had venues with the searched words themselves. */
  const matched = useRef<string>(undefined);
  const list = useSWRInfinite(
    (index: number, previous: ListPage | null) =>
      index === 0 ? firstPage(filters) : (previous?.next ?? null),
    async (path): Promise<ListPage> => {
      const { data, headers } = await request({
        method: 'GET',
        path,
        responseSchema: listResponseSchema,
      });
      const similarWords = similarWordsOf(headers);
      const isEmpty = similarWords !== undefined || data.length === 0;
      // All venues with the searched words are decided. Venues with similar words were not searched for, and the
      // reviewer could decide on them without noticing.
      if (isEmpty && matched.current === path)
        return {
          items: [],
          total: 0,
          similarWords: undefined,
          isDecided: true,
          next: null,
          versions,
        };
      if (!isEmpty && path === firstPage(filters)) matched.current = path;
      const total = headers.get(TOTAL_HEADER);
      return {
        items: data.map((item) => stableItem(known, item)),
        total: total === null ? undefined : Number(total),
        similarWords,
        next: nextPage(headers.get('link')),
        versions,
      };
    },
    { compare: isSameList, initialSize: initialPages },
  );
  return { list, known };
}
