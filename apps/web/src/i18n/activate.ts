import { LANGUAGES, type Language } from '@campetto/contract';
import { PUBLIC_CATALOGUE } from '@campetto/messages/public/catalogue';
import { i18n, type Messages } from '@lingui/core';

/** The module of a catalogue; undefined if it is missing and the document is being reloaded. */
type ImportCatalogue = () => Promise<{ messages: Messages } | undefined>;

/** The texts of one part of the product, loaded by language. */
export type Catalogue = Record<Language, ImportCatalogue>;

const catalogues: Catalogue[] = [PUBLIC_CATALOGUE];

let requested: Language | undefined;

/** Loads the texts of a language, activates them, and sets the document's language. */
export async function activateLanguage(language: Language): Promise<void> {
  requested = language;
  const parts = await Promise.all(catalogues.map((catalogue) => catalogue[language]()));
  // The last of two quick switches wins, whichever catalogue arrives last.
  if (requested !== language) return;
  for (const part of parts) {
    if (part === undefined) return new Promise(() => undefined);
    i18n.load(language, part.messages);
  }
  i18n.activate(language);
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/** Adds the texts of a part of the product that is loaded later, in the active language. */
export async function addCatalogue(catalogue: Catalogue): Promise<void> {
  if (!catalogues.includes(catalogue)) catalogues.push(catalogue);
  await activateLanguage(requested ?? activeLanguage());
}

/** The active language. */
export function activeLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? LANGUAGES[0];
}
