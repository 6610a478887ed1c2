import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './GuideSearch.css.ts';
import { useGuideSearch } from './useGuideSearch.ts';

export interface GuideSearchLabels {
  /** Names the field: "Search the guide". */
  search: string;
  placeholder: string;
  /** Names the button that empties the field. */
  clear: string;
  /** "3 rules contain “reputation”", or that none does; announced while one types. */
  found: (count: number, words: string) => string;
  /** What to do if the search could not be loaded. */
  failed: string;
  /** What to do if no rule was found; shown between `found` and the links. */
  advice: string;
}

export interface GuideSearchProps {
  labels: GuideSearchLabels;
  /** The ids of elements of the page, with a Prose in each, and their titles; read again when a status changes. */
  sections: readonly { id: string; title: string; status?: string }[];
  /** Links to answers outside the guide and to support, shown if nothing was found. */
  elsewhere: readonly { label: string; href: string }[];
  /** What to search if nothing is typed, as after Back: the last words of `onLeave`. */
  restored?: string | undefined;
  /** Called with what is typed when the focus leaves the field. */
  onLeave?: ((words: string) => void) | undefined;
}

/** Searches the rules of the guide in the page itself, and links to them. Hidden without scripts. */
export function GuideSearch({ labels, sections, elsewhere, restored, onLeave }: GuideSearchProps) {
  const { field, query, found, FoundRules, clear, ...search } = useGuideSearch(sections, restored);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') clear();
    if (event.key !== 'Enter' || event.target !== field.current) return;
    // Otherwise the same key press would follow the link that gets the focus.
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('li a')?.focus();
  }

  return (
    <search className={styles.search} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        type="search"
        label={labels.search}
        placeholder={labels.placeholder}
        icon={Search}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onFocus={() => void search.read()}
        onBlur={() => onLeave?.(query)}
        onValueChange={search.search}
        end={
          query === '' ? undefined : <IconButton icon={X} label={labels.clear} onClick={clear} />
        }
      />
      <p role="status" className={styles.count}>
        {/* One text, because the translation of a browser replaces texts, and React could not remove one of several. */}
        {search.isFailed && query !== ''
          ? labels.failed
          : found && labels.found(found.length, search.searched.trim())}
      </p>
      {found?.length === 0 && (
        <>
          <p>{labels.advice}</p>
          <ul className={styles.elsewhere}>
            {elsewhere.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href} standalone>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {FoundRules && found && found.length > 0 && <FoundRules rules={found} />}
    </search>
  );
}
