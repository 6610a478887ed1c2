import type { Language } from '@campetto/contract';

const LANGUAGE_KEY = 'campetto.language';
const CHOSEN_KEY = 'campetto.language.chosen';

/** The stored language; null if the browser has no storage (private windows). */
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

/** Stores the language on this device only; it is sent to no server (spec §5). */
export function storeLanguage(language: Language, { chosen }: { chosen: boolean }): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
    if (chosen) localStorage.setItem(CHOSEN_KEY, 'true');
  } catch {
    // Without storage the language is in the address only.
  }
}
