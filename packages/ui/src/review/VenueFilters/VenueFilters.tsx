import type { FormEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import * as styles from './VenueFilters.css.ts';

export interface VenueFilterValue<Sort extends string = string, Check extends string = string> {
  /** `null` is every country. */
  country: string | null;
  /** `null` is every city. */
  city: string | null;
  /** `null` lists venues whatever is wrong with them. */
  check: Check | null;
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
    check: string;
    sort: string;
    limit: string;
    allCountries: string;
    allCities: string;
    /** The option for no check: "Show all". */
    noCheck: string;
    /** Shown in the city field until a country is chosen. */
    selectCountryFirst: string;
    apply: string;
    clear: string;
  };
  value: VenueFilterValue<Sort, Check>;
  options: {
    countries: readonly Option<string>[];
    /** Those of the chosen country. */
    cities: readonly Option<string>[];
    checks: readonly Option<Check>[];
    sorts: readonly Option<Sort>[];
    limits: readonly Option<number>[];
  };
  /** The whole next value; another country comes with `city: null`. */
  onChange: (next: VenueFilterValue<Sort, Check>) => void;
  onApply: () => void;
  onClear: () => void;
}

// The value of "any", because a select needs one.
const ALL = 'all';

/** The filters and the order of the list. Each choice takes effect at once; Apply moves to the results. */
export function VenueFilters<Sort extends string, Check extends string>({
  labels,
  value,
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
      <Select
        label={labels.country}
        options={[{ value: ALL, label: labels.allCountries }, ...options.countries]}
        value={value.country ?? ALL}
        onValueChange={(country) =>
          onChange({ ...value, country: country === ALL ? null : country, city: null })
        }
      />
      <Select
        label={labels.city}
        options={[{ value: ALL, label: labels.allCities }, ...options.cities]}
        value={value.country === null ? undefined : (value.city ?? ALL)}
        placeholder={labels.selectCountryFirst}
        disabled={value.country === null}
        onValueChange={(city) => onChange({ ...value, city: city === ALL ? null : city })}
      />
      <div className={styles.whole}>
        <Select
          label={labels.check}
          options={[{ value: ALL, label: labels.noCheck }, ...options.checks]}
          value={value.check ?? ALL}
          onValueChange={(check) => onChange({ ...value, check: check === ALL ? null : check })}
        />
      </div>
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
