/** The languages of the product; the first is the fallback. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name, in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano' };
