import { LANGUAGES, type Language } from '@campetto/contract';
import { i18n, type Messages } from '@lingui/core';

const CATALOGUES: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  it: () => import('../locales/it.po'),
};

let wanted: Language | undefined;

/** Loads the catalogue of a language, then shows every text and the document in it. */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language;
  const { messages } = await CATALOGUES[language]();
  // Of two quick switches the later one counts, whichever catalogue arrives last.
  if (wanted !== language) return;
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** The active language as the product's own type. */
export function activeLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? LANGUAGES[0];
}
