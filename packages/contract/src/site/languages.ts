/** The languages of the product; the first is the fallback. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The parameter of an address with its language (spec §2.3); the inline scripts of the public pages repeat it. */
export const LANGUAGE_PARAMETER = 'lang';

/** Each language under its own name, in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano' };
