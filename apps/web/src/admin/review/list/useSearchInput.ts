import { useEffect, useEffectEvent, useState } from 'react';

/** From the last letter to the search, in milliseconds. */
const SEARCH_DEBOUNCE = 300;

/** The text of the search field; `onSearch` is called with it when the typing pauses. */
export function useSearchInput(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [requested, setRequested] = useState(query);
  const [previous, setPrevious] = useState(query);
  if (query !== previous) {
    setPrevious(query);
    // The search was changed by Back, a saved view or “Clear filters”.
    if (query !== requested) {
      setRequested(query);
      setTyped(query);
    }
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
