import { useEffect, useEffectEvent, useState } from 'react';

/** So long after the last letter the search begins, in milliseconds. */
const PAUSE = 300;

/** The words as they are typed; `onWords` hears of them when the typing pauses. */
export function useTypedWords(words: string, onWords: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // Changed elsewhere: by Back, by a saved view, by "Clear filters".
  if (words !== known) {
    setKnown(words);
    if (typed.trim() !== words) setTyped(words);
  }
  const submit = useEffectEvent(() => {
    if (typed.trim() !== words) onWords(typed.trim());
  });
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(submit, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, words]);
  return { typed, setTyped };
}
