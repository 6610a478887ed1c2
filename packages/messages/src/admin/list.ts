import type {
  CitySlug,
  CountryFilter,
  ListSort,
  Matching,
  ReasonFilter,
  VenueStatus,
} from '@campetto/contract';
import type {
  ReviewToolbarProps,
  SavedViewsProps,
  VenueFiltersProps,
  VenueGridProps,
  ViewSwitchProps,
} from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { checkTexts } from './checks.ts';
import { reasonNames, sourceText, sportNames } from './venue.ts';

type NamedFilters = Omit<Matching, 'moment' | 'searchStep' | 'except'>;
/** The filters that have a control. */
type ControlledFilters = Omit<NamedFilters, 'status' | 'q' | 'imported' | 'batch'>;

export const reviewToolbarLabels = (i18n: I18n): ReviewToolbarProps['labels'] => ({
  region: t(i18n)`Find venues`,
  search: t(i18n)`Search`,
  placeholder: t(i18n)`Name, place, phone, website`,
  clearSearch: t(i18n)`Clear the search`,
  filters: t(i18n)`Filters`,
  activeFilters: t(i18n)`Active filters`,
});

/** The filters that are turned on and off by a button each. */
export const quickFilterTexts = (i18n: I18n) => ({
  label: t(i18n)`Quick filters`,
  names: {
    clean: t(i18n)`Clean`,
    hasDuplicates: t(i18n)`Possible duplicates`,
    needsLook: t(i18n)`Needs a look`,
    later: t(i18n)`Set aside`,
  },
});

/** On the button that removes an active filter. */
export const removeFilter = (i18n: I18n, filter: string) => t(i18n)`Remove the filter ${filter}`;

/** The ways in which the list can be shown. */
export const viewSwitchLabels = (i18n: I18n): ViewSwitchProps['labels'] => ({
  view: t(i18n)`View`,
  views: { cards: t(i18n)`Cards`, rows: t(i18n)`Rows`, focus: t(i18n)`Focus` },
  showMap: t(i18n)`Show map`,
  hideMap: t(i18n)`Hide map`,
});

export const sortNames = (i18n: I18n): Record<ListSort, string> => ({
  newest: t(i18n)`Newest`,
  oldest: t(i18n)`Oldest first`,
  rating: t(i18n)`Best rated`,
  name: t(i18n)`By name`,
  checks: t(i18n)`Most failed checks, shared not counted`,
});

export const anyCheck = (i18n: I18n) => t(i18n)`Any failed check`;

/** Names the choice of a status. */
export const statusLabel = (i18n: I18n) => t(i18n)`Status`;

export const venueFiltersLabels = (i18n: I18n) =>
  ({
    region: t(i18n)`Filters`,
    country: t(i18n)`Country`,
    city: t(i18n)`City`,
    sport: t(i18n)`Sport`,
    source: t(i18n)`Source`,
    check: t(i18n)`Failed checks`,
    reason: t(i18n)`Reason`,
    reviewer: t(i18n)`Decided by`,
    sort: t(i18n)`Sort`,
    limit: t(i18n)`Results`,
    allCountries: t(i18n)`All countries`,
    allCities: t(i18n)`All cities`,
    allSports: t(i18n)`All sports`,
    allSources: t(i18n)`All sources`,
    noCheck: t(i18n)`Show all`,
    allReasons: t(i18n)`All reasons`,
    allReviewers: t(i18n)`Everyone`,
    selectCountryFirst: t(i18n)`Country first`,
    apply: t(i18n)`Apply`,
    clear: t(i18n)`Clear`,
  }) satisfies VenueFiltersProps['labels'];

/** The filter's reasons; `none` is a discard without one. */
export const reasonFilterNames = (i18n: I18n): Record<ReasonFilter, string> => ({
  ...reasonNames(i18n),
  none: t(i18n)`Without a reason`,
});

/** The filter's countries (spec §9) under the names that each language gives them. */
export const countryNames = (i18n: I18n): Record<CountryFilter, string> => ({
  italy: t(i18n)`Italy`,
  spain: t(i18n)`Spain`,
  france: t(i18n)`France`,
  germany: t(i18n)`Germany`,
  uk: t(i18n)`United Kingdom`,
  none: t(i18n)`No country`,
});

/** The filter's cities (spec §9) under the names that each language gives them. */
export const cityNames = (i18n: I18n): Record<CitySlug, string> => ({
  verona: t(i18n)`Verona`,
  milano: t(i18n)`Milan`,
  roma: t(i18n)`Rome`,
  torino: t(i18n)`Turin`,
  napoli: t(i18n)`Naples`,
  madrid: t(i18n)`Madrid`,
  barcelona: t(i18n)`Barcelona`,
  paris: t(i18n)`Paris`,
  lyon: t(i18n)`Lyon`,
  berlin: t(i18n)`Berlin`,
  frankfurt: t(i18n)`Frankfurt`,
  munich: t(i18n)`Munich`,
  glasgow: t(i18n)`Glasgow`,
  london: t(i18n)`London`,
});

export const savedViewsLabels = (i18n: I18n): SavedViewsProps['labels'] => ({
  title: t(i18n)`Saved views`,
  empty: t(i18n)`No views yet. Filter the list, then save it here under a name.`,
  name: t(i18n)`Save this view as`,
  hint: t(i18n)`Views are kept in this browser.`,
  nameMissing: t(i18n)`Enter a name.`,
  save: t(i18n)`Save`,
  replace: t(i18n)`Replace`,
  remove: t(i18n)`Delete`,
});

export const viewSaved = (i18n: I18n, name: string) => t(i18n)`${name} saved`;

export const viewDeleted = (i18n: I18n, name: string) => t(i18n)`${name} deleted`;

export const viewReplaced = (i18n: I18n, name: string) => t(i18n)`${name} replaced`;

export const venueGridLabels = (i18n: I18n): VenueGridProps['labels'] => ({
  region: t(i18n)`Venues`,
  loading: t(i18n)`Loading venues`,
  aside: t(i18n)`Details`,
});

export const loadMore = (i18n: I18n) => t(i18n)`Load more`;

/** How many venues a list has in all. */
export interface ListTotal {
  /** Undefined while it is not known. */
  total: number | undefined;
  /** There are more than `total`, uncounted. */
  capped: boolean;
  /** The venues are being counted. */
  counting: boolean;
}

/** How many venues are shown, and the number of all if it is known. */
export function shownText(
  i18n: I18n,
  shown: number,
  { total, capped, counting }: ListTotal,
): string {
  if (counting)
    return t(i18n)`Showing ${plural(shown, { one: '# venue', other: '# venues' })} of ...`;
  // The total is left out if it would be less than the number of shown venues: if more are loaded than the server
  // counts, or while venues that a batch has decided on are still shown.
  if (total === undefined || total < shown || (capped && shown === total))
    return t(i18n)`Showing ${plural(shown, { one: '# venue', other: '# venues' })}`;
  const counted = i18n.number(total);
  const all = capped ? t(i18n)`more than ${counted}` : counted;
  return t(i18n)`Showing ${plural(shown, { one: '# venue', other: '# venues' })} of ${all}`;
}

/** Shown if no venue of the list has the searched words, so that it contains venues with similar words. */
export const similarText = (
  i18n: I18n,
  { searched, similar }: { searched: string; similar: readonly string[] },
) => {
  const words = similar.join(', ');
  return t(i18n)`No venue in this list matches “${searched}”. Showing results for: ${words}.`;
};

/** The filters of a list, each as its control names the chosen option; empty where nothing is chosen. */
export function filterNames(
  i18n: I18n,
  filters: ControlledFilters,
): Record<keyof ControlledFilters, string | undefined> {
  const { country, city, sport, source, check, reason, reviewer } = filters;
  const { clean, hasDuplicates, later } = quickFilterTexts(i18n).names;
  return {
    country: country && countryNames(i18n)[country],
    city: city && cityNames(i18n)[city],
    sport: sport && sportNames(i18n)[sport],
    source: source && sourceText(i18n, source),
    clean: filters.clean && clean,
    hasDuplicates: filters.hasDuplicates && hasDuplicates,
    later: filters.later && later,
    check: check === 'any' ? anyCheck(i18n) : check && checkTexts(i18n)[check].text,
    reason: reason && reasonFilterNames(i18n)[reason],
    reviewer: reviewer && t(i18n)`Decided by ${reviewer}`,
  };
}

/** The filters of a list in words: "Pending venues · Italy · No name". */
export function filterText(i18n: I18n, filters: NamedFilters): string {
  const { country, city, ...others } = filterNames(i18n, filters);
  return [
    reviewTitles(i18n)[filters.status],
    country,
    city,
    filters.q && `“${filters.q}”`,
    ...Object.values(others),
    filters.imported && t(i18n)`From one import`,
    filters.batch && t(i18n)`Of one batch`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where else a search finds venues: "Also found: 3 approved, 1 discarded". */
export const otherListsTexts = (i18n: I18n) => ({
  label: t(i18n)`Also found:`,
  name: (status: VenueStatus, count: number, capped: boolean): string => {
    const names = {
      pending: t(i18n)`${plural(count, { one: '# pending', other: '# pending' })}`,
      approved: t(i18n)`${plural(count, { one: '# approved', other: '# approved' })}`,
      discarded: t(i18n)`${plural(count, { one: '# discarded', other: '# discarded' })}`,
    };
    const counted = names[status];
    return capped ? t(i18n)`more than ${counted}` : counted;
  },
});

/** Shown if the list is filtered to the venues that one import added, or one batch or import changed. */
export const originTexts = (i18n: I18n) => ({
  imported: t(i18n)`Only venues that one import added are shown.`,
  batch: t(i18n)`Only venues that one batch or import has changed are shown.`,
  all: t(i18n)`Show all`,
});

/** Shown if the address of the page has filters with invalid values. */
export const invalidFiltersText = (i18n: I18n, names: readonly string[]) => {
  const filters = names.join(', ');
  return t(i18n)`A part of this link is not known, so it filters nothing: ${filters}`;
};

/** Announces the venue that has the focus after a decision; `name` is undefined if the list is empty. */
export const nextText = (i18n: I18n, name: string | undefined) =>
  name === undefined ? t(i18n)`The list is empty.` : t(i18n)`Next: ${name}`;

export const reviewTitles = (i18n: I18n): Record<VenueStatus, string> => ({
  pending: t(i18n)`Pending venues`,
  approved: t(i18n)`Approved venues`,
  discarded: t(i18n)`Discarded venues`,
});

export const reviewSubtitles = (i18n: I18n): Record<VenueStatus, string> => ({
  pending: t(i18n)`Approve what can be trusted, discard what cannot.`,
  approved: t(i18n)`What players find in the app. Keep it correct.`,
  discarded: t(i18n)`What was turned down. Restore what deserves a second look.`,
});

export const reviewTexts = (i18n: I18n) => ({
  pageTitle: t(i18n)`Review venues`,
  addVenue: t(i18n)`Add venue`,
  refresh: t(i18n)`Refresh`,
  failed: t(i18n)`Failed to load venues. Please try again.`,
  retry: t(i18n)`Try again`,
  dismiss: t(i18n)`Dismiss`,
  selectFailed: t(i18n)`The venues could not be gathered. Please try again.`,
});

/** The texts of an empty list (spec §2.12); its hints name a next step. */
export const emptyTexts = (i18n: I18n) => ({
  title: t(i18n)`No venues found matching your criteria`,
  /** Above the title of an empty queue. */
  celebration: t(i18n)`All decided`,
  hints: {
    searched: t(
      i18n,
    )`Check the spelling, or search for fewer words. A phone number is found by its last four digits or more.`,
    decided: t(i18n)`All venues that the search found here have been decided on.`,
    filtered: t(i18n)`Try other filters, or clear them to see every pending venue.`,
    pending: t(i18n)`Nothing is waiting for a decision.`,
    approved: t(
      i18n,
    )`No venue has been approved yet. Clear the filters to see every pending venue.`,
    discarded: t(i18n)`No venue is discarded. Clear the filters to see every pending venue.`,
  },
  clear: t(i18n)`Clear filters`,
  clearSearch: t(i18n)`Clear the search`,
  showApproved: t(i18n)`Show approved`,
});
