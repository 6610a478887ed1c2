import type { Language } from '@campetto/contract';

const LANGUAGE_KEY = 'campetto.language';
const CHOSEN_KEY = 'campetto.language.chosen';

/** The remembered language; nothing where the browser keeps no storage (private windows). */
export function readLanguage(): { stored: string | null; chosen: boolean } {
  try {
    return {
      stored: localStorage.getItem(LANGUAGE_KEY),
      chosen: localStorage.getItem(CHOSEN_KEY) === 'true',
    };
  } catch {
    return { stored: null, chosen: false };
  }
}

/** Remembers the language here only; no server hears of it (spec §5). */
export function rememberLanguage(language: Language, { chosen }: { chosen: boolean }): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
    if (chosen) localStorage.setItem(CHOSEN_KEY, 'true');
  } catch {
    // Without storage the language lives in the address alone.
  }
}
