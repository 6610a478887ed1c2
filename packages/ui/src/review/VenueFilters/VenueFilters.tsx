import type { FormEvent } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { FilterSelect, OptionalSelect } from './FilterSelect.tsx';
import type { VenueFiltersProps } from './types.ts';
import * as styles from './VenueFilters.css.ts';

/** The filters and the order of the list. Each choice takes effect at once; Apply moves to the results. */
export function VenueFilters<Sort extends string, Check extends string>({
  labels,
  value,
  quick,
  options,
  count,
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
      <OptionalSelect
        label={labels.reason}
        all={labels.allReasons}
        options={options.reasons}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
      <OptionalSelect
        label={labels.reviewer}
        all={labels.allReviewers}
        options={options.reviewers}
        value={value.reviewer}
        onChange={(reviewer) => onChange({ ...value, reviewer })}
      />
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
      <div className={styles.footer}>
        {count !== undefined && <p className={styles.count}>{count}</p>}
        <Button onClick={on.onClear}>{labels.clear}</Button>
        <Button type="submit" tone="brand">
          {labels.apply}
        </Button>
      </div>
    </form>
  );
}
