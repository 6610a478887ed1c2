import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './SearchBar.css.ts';

export interface SearchValue<Sort extends string = string, Check extends string = string> {
  /** Words to search, as typed; empty for all. */
  q: string;
  sort: Sort;
  /** `null` lists venues whatever is wrong with them. */
  check: Check | null;
}

export interface SearchBarProps<Sort extends string = string, Check extends string = string> {
  labels: {
    /** Names the region: "Find venues". */
    region: string;
    search: string;
    placeholder: string;
    clearSearch: string;
    sort: string;
    check: string;
    /** The option for `null`: "Show all". */
    noCheck: string;
  };
  value: SearchValue<Sort, Check>;
  options: {
    /** `short` replaces the label of the selected option, for narrow fields. */
    sorts: readonly { value: Sort; label: string; short?: string | undefined }[];
    checks: readonly { value: Check; label: string }[];
  };
  /** The whole next value, at every key: the caller waits for the typing to end. */
  onChange: (next: SearchValue<Sort, Check>) => void;
  /** Enter in the search field: no more waiting. */
  onSubmit: () => void;
  /** The key that leads to the search field, such as `/`; the caller listens for it. */
  shortcut?: string | undefined;
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** At the end: SavedViews, and Buttons for what else belongs to the list. */
  children?: ReactNode;
}

// The value of "any", because a select needs one.
const ALL = 'all';

/** Which of the listed venues, by words and by what looks wrong, and in which order. */
export function SearchBar<Sort extends string, Check extends string>({
  labels,
  value,
  options,
  onChange,
  onSubmit,
  ...props
}: SearchBarProps<Sort, Check>) {
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  function clear() {
    onChange({ ...value, q: '' });
    // The button goes away with the words.
    form.current?.querySelector('input')?.focus();
  }
  return (
    <div className={styles.bar}>
      <search aria-label={labels.region} className={styles.form}>
        <form ref={form} className={styles.fields} onSubmit={submit}>
          <div className={styles.words}>
            <TextField
              ref={props.searchRef}
              type="search"
              label={labels.search}
              placeholder={labels.placeholder}
              icon={Search}
              autoComplete="off"
              enterKeyHint="search"
              aria-keyshortcuts={props.shortcut}
              value={value.q}
              onValueChange={(q) => onChange({ ...value, q })}
              end={
                value.q === '' ? (
                  <Shortcut of={props.shortcut} />
                ) : (
                  <IconButton icon={X} label={labels.clearSearch} onClick={clear} />
                )
              }
            />
          </div>
          <Select
            label={labels.sort}
            options={options.sorts}
            value={value.sort}
            onValueChange={(sort) => onChange({ ...value, sort })}
          />
          <Select
            label={labels.check}
            options={[{ value: ALL, label: labels.noCheck }, ...options.checks]}
            value={value.check ?? ALL}
            onValueChange={(check) => onChange({ ...value, check: check === ALL ? null : check })}
          />
        </form>
      </search>
      {props.children !== undefined && <div className={styles.end}>{props.children}</div>}
    </div>
  );
}

/** Visual only: the field has `aria-keyshortcuts` for screen readers. */
function Shortcut({ of }: { of: string | undefined }) {
  return of === undefined ? null : (
    <span className={styles.shortcut} aria-hidden="true">
      {of}
    </span>
  );
}
