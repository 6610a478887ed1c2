import type { VenueReviewItem } from '@campetto/contract';
import type { VenueVersions } from '../cache.ts';

export interface ListPage {
  items: VenueReviewItem[];
  /** How many venues match the filters in all; undefined where they must be counted. */
  total: number | undefined;
  /** The similar words that the venues have instead of the searched ones; undefined if they have the searched ones. */
  similarWords: string[] | undefined;
  /** All venues that the list had are decided. */
  isDecided?: true;
  /** Address of the next page; null after the last one. */
  next: string | null;
  /** The venues that this window had acted on when the page was requested. */
  versions: VenueVersions;
}

const isSamePage = (one: ListPage, other: ListPage | undefined): boolean =>
  one.next === other?.next &&
  one.total === other.total &&
  one.similarWords?.join() === other.similarWords?.join() &&
  one.items.length === other.items.length &&
  one.items.every((item, index) => item === other.items[index]);

type Pages = ListPage | ListPage[] | undefined;

/**
 * Whether two responses, of one page or of all, contain the same venues: unchanged ones are the same objects. SWR
 * itself would write both out to compare them.
 */
export function isSameList(one: Pages, other: Pages): boolean {
  if (one === undefined || other === undefined) return one === other;
  const [pages, others] = [[one].flat(), [other].flat()];
  return (
    pages.length === others.length && pages.every((page, index) => isSamePage(page, others[index]))
  );
}
