import { LANGUAGES, type Language } from '@campetto/contract';
import { readLanguage, storeLanguage } from './storage.ts';

/** Where the visitor's language can be read; each value may be missing or unsupported. */
export interface LanguageHints {
  /** The value of `lang` in the address. */
  query: string | null;
  /** The language in local storage. */
  stored: string | null;
  /** Whether the stored language was chosen by hand. */
  chosen: boolean;
  /** The browser's languages, the preferred one first. */
  browser: readonly string[];
  /** The `lang` of the html tag. */
  html: string;
}

/** Whether a tag is exactly a language of the product. */
export const isLanguage = (tag: string | null): tag is Language =>
  LANGUAGES.some((language) => language === tag);

/** The primary subtag of a language tag: `it` of `it-IT`. */
const primary = (tag: string | null): string | null => tag?.toLowerCase().split(/[-_]/)[0] ?? null;

/**
 * The language to show (spec §5): address, local storage, browser, html tag; a language that was
 * chosen by hand comes before the address. In the address only exactly `en` or `it` counts.
 */
export function detectLanguage(hints: LanguageHints): Language {
  const stored = primary(hints.stored);
  const candidates = [
    hints.chosen ? stored : null,
    hints.query,
    stored,
    ...hints.browser.map(primary),
    primary(hints.html),
  ];
  return candidates.find(isLanguage) ?? LANGUAGES[0];
}

/** The language of this visitor, stored but not as a choice by hand. */
export function visitorLanguage(): Language {
  const language = detectLanguage({
    query: new URLSearchParams(location.search).get('lang'),
    ...readLanguage(),
    browser: navigator.languages,
    html: document.documentElement.lang,
  });
  storeLanguage(language, { chosen: false });
  return language;
}
