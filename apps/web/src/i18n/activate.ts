import { LANGUAGES, type Language } from '@campetto/contract';
import { i18n, type Messages } from '@lingui/core';

/** Texts of one part of the product, loaded by language. */
export type Catalogue = Record<Language, () => Promise<{ messages: Messages }>>;

const catalogues: Catalogue[] = [
  {
    en: () => import('../locales/public/en.po'),
    it: () => import('../locales/public/it.po'),
  },
];

let wanted: Language | undefined;

/** Loads the texts of a language, then shows them, and marks the document. */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language;
  const parts = await Promise.all(catalogues.map((catalogue) => catalogue[language]()));
  // Of two quick switches the later one counts, whichever catalogue arrives last.
  if (wanted !== language) return;
  for (const { messages } of parts) i18n.load(language, messages);
  i18n.activate(language);
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/** Adds the texts of a part of the product that is loaded later, in the language on the screen. */
export async function addCatalogue(catalogue: Catalogue): Promise<void> {
  if (!catalogues.includes(catalogue)) catalogues.push(catalogue);
  await activateLanguage(wanted ?? activeLanguage());
}

/** The active language as the product's own type. */
export function activeLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? LANGUAGES[0];
}
