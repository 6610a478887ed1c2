import { LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@campetto/contract';
import { readLanguage, storeLanguage } from './storage.ts';

/** Where the visitor's language can be read; each value may be missing or unsupported. */
export interface LanguageHints {
  /** The value of `lang` in the address. */
  query: string | null;
  /** The language in local storage. */
  stored: string | null;
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
 * The language to show (spec §5, D35): address, local storage, browser, html tag. In the
 * address only exactly `en` or `it` counts.
 */
export function detectLanguage(hints: LanguageHints): Language {
  const candidates = [
    hints.query,
    primary(hints.stored),
    ...hints.browser.map(primary),
    primary(hints.html),
  ];
  return candidates.find(isLanguage) ?? LANGUAGES[0];
}

/** The language of this visitor, which is also stored, unless a language was chosen by hand. */
export function visitorLanguage(): Language {
  const language = detectLanguage({
    query: new URLSearchParams(location.search).get(LANGUAGE_PARAMETER),
    stored: readLanguage(),
    browser: navigator.languages,
    html: document.documentElement.lang,
  });
  storeLanguage(language, { chosen: false });
  return language;
}
