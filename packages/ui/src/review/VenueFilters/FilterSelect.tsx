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
