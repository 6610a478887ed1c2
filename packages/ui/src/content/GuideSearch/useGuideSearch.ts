import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FoundRules } from './FoundRules.tsx';
import type { FoundRule } from './findRules.ts';

/** The search in the rules of the page, and the component that shows the found ones. */
interface Index {
  find: (query: string) => FoundRule[] | undefined;
  FoundRules: typeof FoundRules;
}

/** What is typed into the field, and the rules of the page that contain it. */
export function useGuideSearch(
  sections: readonly { id: string; title: string; status?: string }[],
  restored: string | undefined,
) {
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

  return {
    field,
    query,
    /** The query of `found`. */
    searched,
    /** Undefined for an empty query, and until the engine is loaded. */
    found,
    FoundRules: index?.FoundRules,
    /** The engine could not be loaded. */
    isFailed: !index && isFailed,
    read,
    search,
    clear: () => {
      setQuery('');
      field.current?.focus();
    },
  };
}
