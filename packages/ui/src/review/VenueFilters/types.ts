import type { ReactNode } from 'react';

export interface VenueFilterValue<Sort extends string = string, Check extends string = string> {
  /** `null` is every country; the same applies to the other filters. */
  country: string | null;
  city: string | null;
  sport: string | null;
  source: string | null;
  /** `null` lists venues whatever is wrong with them. */
  check: Check | null;
  reason: string | null;
  reviewer: string | null;
  sort: Sort;
  limit: number;
}

interface Option<Value> {
  value: Value;
  label: string;
}

export interface VenueFiltersProps<Sort extends string = string, Check extends string = string> {
  labels: {
    /** Names the form: "Filters". */
    region: string;
    country: string;
    city: string;
    sport: string;
    source: string;
    check: string;
    /** Needed with `options.reasons`, as is `allReasons`. */
    reason?: string | undefined;
    /** Needed with `options.reviewers`, as is `allReviewers`. */
    reviewer?: string | undefined;
    sort: string;
    limit: string;
    allCountries: string;
    allCities: string;
    allSports: string;
    allSources: string;
    /** The option for no check: "Show all". */
    noCheck: string;
    allReasons?: string | undefined;
    allReviewers?: string | undefined;
    /** Shown in the city field until a country is chosen. */
    selectCountryFirst: string;
    apply: string;
    clear: string;
  };
  value: VenueFilterValue<Sort, Check>;
  /** QuickFilters, above the fields. */
  quick?: ReactNode;
  options: {
    countries: readonly Option<string>[];
    /** Those of the chosen country; the field is disabled while there are none. */
    cities: readonly Option<string>[];
    sports: readonly Option<string>[];
    sources: readonly Option<string>[];
    checks: readonly Option<Check>[];
    /** Why venues were discarded; absent or empty for a list whose venues have no reason, which hides the field. */
    reasons?: readonly Option<string>[] | undefined;
    /** Who decided on venues; absent or empty for a list without decisions, which hides the field. */
    reviewers?: readonly Option<string>[] | undefined;
    sorts: readonly Option<Sort>[];
    limits: readonly Option<number>[];
  };
  /** How many venues are listed with these filters, above the buttons: "Showing 20 venues of 1,314". */
  count?: string | undefined;
  /** Called with all filters; when the country changes, `city` is null. */
  onChange: (next: VenueFilterValue<Sort, Check>) => void;
  onApply: () => void;
  onClear: () => void;
}
