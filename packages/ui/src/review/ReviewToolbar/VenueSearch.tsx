import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, type Ref, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './ReviewToolbar.css.ts';
import type { ReviewToolbarProps } from './types.ts';

interface VenueSearchProps
  extends Pick<ReviewToolbarProps, 'q' | 'shortcut' | 'onSearch' | 'onSubmit' | 'onLeaveSearch'> {
  labels: Pick<ReviewToolbarProps['labels'], 'region' | 'search' | 'placeholder' | 'clearSearch'>;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** The search field, which shows its shortcut until something is typed. */
export function VenueSearch({ labels, q, shortcut, inputRef, ...on }: VenueSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    on.onSubmit();
  }
  function clear() {
    on.onSearch('');
    // The clear button is removed with the words, so the field gets the focus.
    form.current?.querySelector('input')?.focus();
  }
  return (
    <search aria-label={labels.region} className={styles.search} data-empty={q === '' || undefined}>
      <form ref={form} onSubmit={submit}>
        <TextField
          ref={inputRef}
          type="search"
          label={labels.search}
          labelHidden
          placeholder={labels.placeholder}
          icon={Search}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts={shortcut}
          value={q}
          onValueChange={on.onSearch}
          onKeyDown={({ key }) => key === 'Escape' && q === '' && on.onLeaveSearch?.()}
          end={
            q === '' ? (
              <Shortcut of={shortcut} />
            ) : (
              <IconButton icon={X} label={labels.clearSearch} onClick={clear} />
            )
          }
        />
      </form>
    </search>
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
