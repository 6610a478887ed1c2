import type { Language } from '@campetto/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Searched {
  language: Language;
  words: string;
}

/**
 * The words that were searched in this entry of the history, if they were in this language, and a function that stores
 * them in it: Back to the guide finds the same rules again.
 */
export function useSearchedWords(language: Language) {
  const location = useLocation();
  const [searched, setSearched] = useState<Searched>();
  const words = searched?.language === language ? searched.words : undefined;

  function store(words: string) {
    const searched: Searched = { language, words };
    history.replaceState({ ...history.state, searched }, '');
    setSearched(searched);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is shown.
  useEffect(() => {
    // A link within the guide leaves the search as it is.
    if (words) store(words);
    else setSearched(history.state?.searched);
  }, [location]);

  return { words, store };
}
