import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';

/** From the last letter to the search, in milliseconds. */
const SEARCH_DEBOUNCE = 300;

interface SearchInput {
  /** The search in the address. */
  query: string;
  /** The saved view that was applied last, whose search replaces what is typed. */
  applied: ListFilters | undefined;
  /** Called with what is typed when the typing pauses. */
  onSearch: (query: string) => void;
}

/** The text of the search field. */
export function useSearchInput({ query, applied, onSearch }: SearchInput) {
  const { key } = useLocation();
  const [typed, setTyped] = useState(query);
  const [requested, setRequested] = useState(query);
  const [previous, setPrevious] = useState({ key, applied });
  function replace(text: string) {
    setRequested(text);
    setTyped(text);
  }
  if (key !== previous.key || applied !== previous.applied) {
    setPrevious({ key, applied });
    // The address is rendered later than the view is applied.
    if (applied && applied !== previous.applied) replace(applied.q);
    // The search was changed by Back or “Clear filters”.
    else if (query !== requested) replace(query);
  }
  const search = useEffectEvent(() => {
    setRequested(typed.trim());
    onSearch(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === requested) return;
    const timer = setTimeout(search, SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, requested]);
  return {
    typed,
    setTyped,
    /** The query of what is typed, which the caller requests now. */
    commit: (): string => {
      setRequested(typed.trim());
      return typed.trim();
    },
  };
}
