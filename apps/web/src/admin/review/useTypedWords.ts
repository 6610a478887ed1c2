import { useEffect, useEffectEvent, useState } from 'react';

/** So long after the last letter the search begins, in milliseconds. */
const PAUSE = 300;

/** The words as they are typed; `onWords` hears of them when the typing pauses. */
export function useTypedWords(words: string, onWords: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const [asked, setAsked] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    // Not what was asked for here: by Back, by a saved view, by "Clear filters".
    if (words !== asked) {
      setAsked(words);
      setTyped(words);
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(typed.trim());
    onWords(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return {
    typed,
    setTyped,
    /** The words as they stand are asked for now, with something else. */
    settle: (text: string): string => {
      setTyped(text);
      setAsked(text.trim());
      return text.trim();
    },
  };
}
