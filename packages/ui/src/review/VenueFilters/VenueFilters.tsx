import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { FilterSelect } from './FilterSelect.tsx';
import * as styles from './VenueFilters.css.ts';

export interface VenueFilterValue<Sort extends string = string, Check extends string = string> {
  /** `null` is every country; so are the others. */
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
    reason: string;
    reviewer: string;
    sort: string;
    limit: string;
    allCountries: string;
    allCities: string;
    allSports: string;
    allSources: string;
    /** The option for no check: "Show all". */
    noCheck: string;
    allReasons: string;
    allReviewers: string;
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
    /** Why venues were discarded; empty for a list whose venues have no reason, which hides the field. */
    reasons: readonly Option<string>[];
    /** Who decided on venues; empty for a list without decisions, which hides the field. */
    reviewers: readonly Option<string>[];
    sorts: readonly Option<Sort>[];
    limits: readonly Option<number>[];
  };
  /** The whole next value; another country comes with `city: null`. */
  onChange: (next: VenueFilterValue<Sort, Check>) => void;
  onApply: () => void;
  onClear: () => void;
}

/** The filters and the order of the list. Each choice takes effect at once; Apply moves to the results. */
export function VenueFilters<Sort extends string, Check extends string>({
  labels,
  value,
  quick,
  options,
  onChange,
  ...on
}: VenueFiltersProps<Sort, Check>) {
  function submit(event: FormEvent) {
    event.preventDefault();
    on.onApply();
  }
  return (
    <form aria-label={labels.region} className={styles.form} onSubmit={submit}>
      {quick !== undefined && <div className={styles.whole}>{quick}</div>}
      <FilterSelect
        label={labels.country}
        all={labels.allCountries}
        options={options.countries}
        value={value.country}
        onChange={(country) => onChange({ ...value, country, city: null })}
      />
      <FilterSelect
        label={labels.city}
        all={labels.allCities}
        options={options.cities}
        value={value.city}
        placeholder={value.country === null ? labels.selectCountryFirst : undefined}
        onChange={(city) => onChange({ ...value, city })}
      />
      <FilterSelect
        label={labels.sport}
        all={labels.allSports}
        options={options.sports}
        value={value.sport}
        onChange={(sport) => onChange({ ...value, sport })}
      />
      <FilterSelect
        label={labels.source}
        all={labels.allSources}
        options={options.sources}
        value={value.source}
        onChange={(source) => onChange({ ...value, source })}
      />
      <div className={styles.whole}>
        <FilterSelect
          label={labels.check}
          all={labels.noCheck}
          options={options.checks}
          value={value.check}
          onChange={(check) => onChange({ ...value, check })}
        />
      </div>
      {options.reasons.length > 0 && (
        <FilterSelect
          label={labels.reason}
          all={labels.allReasons}
          options={options.reasons}
          value={value.reason}
          onChange={(reason) => onChange({ ...value, reason })}
        />
      )}
      {options.reviewers.length > 0 && (
        <FilterSelect
          label={labels.reviewer}
          all={labels.allReviewers}
          options={options.reviewers}
          value={value.reviewer}
          onChange={(reviewer) => onChange({ ...value, reviewer })}
        />
      )}
      <Select
        label={labels.sort}
        options={options.sorts}
        value={value.sort}
        onValueChange={(sort) => onChange({ ...value, sort })}
      />
      <Select
        label={labels.limit}
        options={options.limits.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(value.limit)}
        onValueChange={(limit) => onChange({ ...value, limit: Number(limit) })}
      />
      <Button onClick={on.onClear}>{labels.clear}</Button>
      <Button type="submit" tone="brand">
        {labels.apply}
      </Button>
    </form>
  );
}
