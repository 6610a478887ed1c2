import { LANGUAGES, type Language } from '@campetto/contract';
import { PUBLIC_CATALOGUE } from '@campetto/messages/public/catalogue';
import { i18n, type Messages } from '@lingui/core';
import { storeLanguage } from './storage.ts';

/** The module of a catalogue; undefined if it is missing and the document is being reloaded. */
type ImportCatalogue = () => Promise<{ messages: Messages } | undefined>;

/** The texts of one part of the product, loaded by language. */
export type Catalogue = Record<Language, ImportCatalogue>;

const catalogues: Catalogue[] = [PUBLIC_CATALOGUE];

let requested: Language | undefined;

/** The texts of all parts of the product in a language. */
const loadTexts = (language: Language) =>
  Promise.all(catalogues.map((catalogue) => catalogue[language]()));

/**
 * Loads the texts of a language, activates them, and sets the document's language. Rejects, and leaves the
 * active language as it is, when they cannot be loaded.
 */
export async function activateLanguage(language: Language): Promise<void> {
  requested = language;
  const parts = await loadTexts(language).catch((error: unknown) => {
    if (requested === language) requested = undefined;
    throw error;
  });
  // The last of two quick switches wins, whichever catalogue arrives last.
  if (requested !== language) return;
  for (const part of parts) {
    if (part === undefined) return new Promise(() => undefined);
    i18n.load(language, part.messages);
  }
  i18n.activate(language);
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/** Activates a language that was chosen by hand, and stores it once its texts are loaded; else rejects. */
export async function chooseLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  if (activeLanguage() === language) storeLanguage(language, { chosen: true });
}

/** Loads the texts of all languages, so that each can be chosen offline too. */
export const loadLanguages = () => Promise.all(LANGUAGES.map(loadTexts));

/** Adds the texts of a part of the product that is loaded later, in the active language. */
export async function addCatalogue(catalogue: Catalogue): Promise<void> {
  if (!catalogues.includes(catalogue)) catalogues.push(catalogue);
  await activateLanguage(requested ?? activeLanguage());
}

/** The active language. */
export function activeLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? LANGUAGES[0];
}
