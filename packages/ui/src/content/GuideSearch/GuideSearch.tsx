import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import type { FoundRules } from './FoundRules.tsx';
import type { FoundRule } from './findRules.ts';
import * as styles from './GuideSearch.css.ts';

/** The search in the rules of the page, and the component that shows the found ones. */
interface Index {
  find: (query: string) => FoundRule[] | undefined;
  FoundRules: typeof FoundRules;
}

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
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<Index>();
  const [isFailed, setFailed] = useState(false);
  // Deferred, so that a slow phone shows each typed letter before it searches.
  const searched = useDeferredValue(query);
  const found = useMemo(() => index?.find(searched), [index, searched]);

  /** Loads the engine on the first use: most visitors read without a search. */
  async function read() {
    try {
      const { findRules, readRules, FoundRules } = await import('./engine.ts');
      const rules = readRules(sections);
      setIndex({ find: (query) => findRules(rules, query), FoundRules });
      setFailed(false);
    } catch {
      // Probably without a connection; the next letter tries again.
      setFailed(true);
    }
  }
  function search(typed: string) {
    if (!index) void read();
    setQuery(typed);
  }
  function clear() {
    setQuery('');
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') clear();
    if (event.key !== 'Enter' || event.target !== field.current) return;
    // Otherwise the same key press would follow the link that gets the focus.
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('li a')?.focus();
  }

  const statuses = sections.map(({ status }) => status).join();
  // Reads what was typed before the app had started or a section was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start and with each change of a status.
  useEffect(() => {
    const typed = field.current?.value;
    // The sections are read again when the next letter is typed.
    if (!typed) return setIndex(undefined);
    void read();
    setQuery(typed);
  }, [statuses]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each restored query.
  useEffect(() => {
    if (restored && !field.current?.value) search(restored);
  }, [restored]);

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
        onFocus={() => void read()}
        onBlur={() => onLeave?.(query)}
        onValueChange={search}
        end={
          query === '' ? undefined : <IconButton icon={X} label={labels.clear} onClick={clear} />
        }
      />
      <p role="status" className={styles.count}>
        {found && labels.found(found.length, searched.trim())}
        {!index && isFailed && query !== '' && labels.failed}
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
      {index && found && found.length > 0 && <index.FoundRules rules={found} />}
    </search>
  );
}
