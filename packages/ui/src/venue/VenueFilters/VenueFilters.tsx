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
    /** Stands in the city field until a country is chosen. */
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
