import type { MatchesResponse, VenueReviewItem } from '@campetto/contract';
import type { DecisionTarget } from '../../../venue-client/decisions/decisionTarget.ts';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { matchingFilters } from '../../../venue-client/list/useMatches.ts';

/** All venues that match the filters, except those that were unticked. */
export interface MatchingSelection extends MatchesResponse {
  filters: ListFilters;
  except: ReadonlySet<string>;
}

/**
 * The selected venues by folder path, or instead of them all that match; and the card that was ticked
 * last, where a range starts.
 */
export interface Selection {
  selected: ReadonlyMap<string, VenueReviewItem>;
  matching: MatchingSelection | undefined;
  anchor: string | undefined;
}

export const NO_SELECTION: Selection = {
  selected: new Map(),
  matching: undefined,
  anchor: undefined,
};

/** A tick on a card: `range` includes all venues between the last ticked card and this one. */
export interface Toggle {
  item: VenueReviewItem;
  checked: boolean;
  range?: boolean;
}

export const isSelected = ({ selected, matching }: Selection, folderPath: string): boolean =>
  matching ? !matching.except.has(folderPath) : selected.has(folderPath);

/** The number of selected venues. */
export const selectedCount = ({ selected, matching }: Selection): number =>
  matching ? Math.max(0, matching.total - matching.except.size) : selected.size;

/** The selection after a card was ticked or unticked in a list that shows `venues`. */
export function toggled(
  { selected, matching, anchor }: Selection,
  venues: readonly VenueReviewItem[],
  { item, checked, range = false }: Toggle,
): Selection {
  const indexes = [anchor, item.folderPath].map((path) =>
    venues.findIndex(({ folderPath }) => folderPath === path),
  );
  const [from, to] = [Math.min(...indexes), Math.max(...indexes)];
  const items = range && from >= 0 ? venues.slice(from, to + 1) : [item];
  const next = new Map(selected);
  const except = new Set(matching?.except);
  for (const one of items) {
    if (checked) {
      next.set(one.folderPath, one);
      except.delete(one.folderPath);
    } else {
      next.delete(one.folderPath);
      except.add(one.folderPath);
    }
  }
  return matching
    ? { selected, matching: { ...matching, except }, anchor: item.folderPath }
    : { selected: next, matching, anchor: item.folderPath };
}

/** The selection without these venues; the same object if none of them was selected. */
export function without(selection: Selection, folderPaths: readonly string[]): Selection {
  const removed = folderPaths.filter((folderPath) => isSelected(selection, folderPath));
  if (removed.length === 0) return selection;
  const { matching } = selection;
  if (matching) {
    // They match no longer, so there is nothing to except.
    return { ...selection, matching: { ...matching, total: matching.total - removed.length } };
  }
  const next = new Map(selection.selected);
  for (const folderPath of removed) next.delete(folderPath);
  return { ...selection, selected: next };
}

/**
 * The selection within a list that shows `venues`, each as it is there now: a venue that somebody else
 * decided on leaves the list, and with it the selection.
 */
export function within(selection: Selection, venues: readonly VenueReviewItem[]): Selection {
  if (selection.matching || selection.selected.size === 0) return selection;
  const listed = venues.filter(({ folderPath }) => selection.selected.has(folderPath));
  return { ...selection, selected: new Map(listed.map((item) => [item.folderPath, item])) };
}

/** What a decision on the selection is about. */
export function targetOf(selection: Selection): DecisionTarget {
  const { selected, matching } = selection;
  if (matching) {
    const { filters, moment, searchStep, except } = matching;
    return {
      matching: {
        ...matchingFilters(filters),
        moment,
        except: [...except],
        ...(searchStep && { searchStep }),
      },
      total: selectedCount(selection),
    };
  }
  return { venues: [...selected.values()] };
}
