import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import * as styles from './VenueFilters.css.ts';

export interface VenueFilterValue<Status extends string = string> {
  status: Status;
  /** `null` is every country. */
  country: string | null;
  /** `null` is every city. */
  city: string | null;
  limit: number;
}

interface Option<Value> {
  value: Value;
  label: string;
}

export interface VenueFiltersProps<Status extends string = string> {
  labels: {
    /** Names the form: "Filters". */
    region: string;
    status: string;
    country: string;
    city: string;
    limit: string;
    allCountries: string;
    allCities: string;
    /** Shown in the city field until a country is chosen. */
    selectCountryFirst: string;
    apply: string;
    clear: string;
  };
  value: VenueFilterValue<Status>;
  options: {
    statuses: readonly Option<Status>[];
    countries: readonly Option<string>[];
    /** Those of the chosen country. */
    cities: readonly Option<string>[];
    limits: readonly Option<number>[];
  };
  /** The whole next value; another country comes with `city: null`. */
  onChange: (next: VenueFilterValue<Status>) => void;
  onApply: () => void;
  onClear: () => void;
}

// The value of "any", because a select needs one.
const ALL = 'all';

/**
 * The filters of the list. Each choice takes effect at once; Apply moves to the results. On phones the
 * filters are collapsed into one line with the current choice, so that the first card is visible.
 */
export function VenueFilters<Status extends string>({
  labels,
  value,
  options,
  onChange,
  ...on
}: VenueFiltersProps<Status>) {
  // Looked at on phones only: elsewhere there is room.
  const [open, setOpen] = useState(false);
  const fields = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    setOpen(false);
    on.onApply();
  }
  return (
    <form aria-label={labels.region} className={styles.form} onSubmit={submit}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal className={styles.icon} aria-hidden="true" />
        {labels.region}
        <span className={styles.chosen}>{chosenOf(value, options)}</span>
        <ChevronDown className={styles.icon} data-open={open || undefined} aria-hidden="true" />
      </button>
      <div id={fields} className={styles.fields({ open })}>
        <div className={styles.half}>
          <Select
            label={labels.status}
            options={options.statuses}
            value={value.status}
            onValueChange={(status) => onChange({ ...value, status })}
          />
        </div>
        <div className={styles.half}>
          <Select
            label={labels.country}
            options={[{ value: ALL, label: labels.allCountries }, ...options.countries]}
            value={value.country ?? ALL}
            onValueChange={(country) =>
              onChange({ ...value, country: country === ALL ? null : country, city: null })
            }
          />
        </div>
        <div className={styles.most}>
          <Select
            label={labels.city}
            options={[{ value: ALL, label: labels.allCities }, ...options.cities]}
            value={value.country === null ? undefined : (value.city ?? ALL)}
            placeholder={labels.selectCountryFirst}
            disabled={value.country === null}
            onValueChange={(city) => onChange({ ...value, city: city === ALL ? null : city })}
          />
        </div>
        <div className={styles.rest}>
          <Select
            label={labels.limit}
            options={options.limits.map(({ value, label }) => ({ value: String(value), label }))}
            value={String(value.limit)}
            onValueChange={(limit) => onChange({ ...value, limit: Number(limit) })}
          />
        </div>
        <div className={styles.buttons}>
          <Button tone="quiet" onClick={on.onClear}>
            {labels.clear}
          </Button>
          <Button type="submit">{labels.apply}</Button>
        </div>
      </div>
    </form>
  );
}

/** What is chosen, by the names of the options: "Pending · Milan". */
function chosenOf(
  { status, country, city }: VenueFilterValue,
  options: VenueFiltersProps['options'],
) {
  const { statuses, countries, cities } = options;
  const place = city === null ? nameOf(countries, country) : nameOf(cities, city);
  return [nameOf(statuses, status), place].filter(Boolean).join(' · ');
}

const nameOf = (options: readonly Option<string>[], chosen: string | null) =>
  options.find(({ value }) => value === chosen)?.label;
