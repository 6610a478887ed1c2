import { Select } from '../../primitives/Select/index.ts';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The option that chooses nothing: "All countries". */
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Shown instead of the first option. */
  placeholder?: string | undefined;
}

// The value of "all", because a select needs one.
const ALL = 'all';

/** A filter whose first option chooses nothing; disabled where there is nothing else to choose. */
export function FilterSelect<Value extends string>({
  all,
  options,
  value,
  onChange,
  placeholder,
  label,
}: FilterSelectProps<Value>) {
  return (
    <Select<Value | typeof ALL>
      label={label}
      options={[{ value: ALL, label: all }, ...options]}
      value={placeholder === undefined ? (value ?? ALL) : undefined}
      placeholder={placeholder}
      disabled={placeholder !== undefined || options.length === 0}
      onValueChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  );
}

interface OptionalSelectProps<Value extends string>
  extends Pick<FilterSelectProps<Value>, 'value' | 'onChange'> {
  label: string | undefined;
  all: string | undefined;
  options: FilterSelectProps<Value>['options'] | undefined;
}

/** A filter that is shown only where there is something to choose. */
export function OptionalSelect<Value extends string>({
  label,
  all,
  options = [],
  ...choice
}: OptionalSelectProps<Value>) {
  if (label === undefined || all === undefined || options.length === 0) return null;
  return <FilterSelect {...choice} label={label} all={all} options={options} />;
}
