import type { Language } from '@campetto/contract';

/** Also read by the script in the head of each page (`prerender/html.ts`). */
export const LANGUAGE_KEY = 'campetto.language';
const CHOSEN_KEY = 'campetto.language.chosen';

/** The stored language; null if the browser has no storage (private windows). */
export function readLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/**
 * Stores the language on this device only; it is sent to no server (spec §5). A choice by hand is
 * replaced only by another one (D35).
 */
export function storeLanguage(language: Language, { chosen }: { chosen: boolean }): void {
  try {
    if (!chosen && localStorage.getItem(CHOSEN_KEY) === 'true') return;
    localStorage.setItem(LANGUAGE_KEY, language);
    if (chosen) localStorage.setItem(CHOSEN_KEY, 'true');
  } catch {
    // Without storage the language is in the address only.
  }
}
