import { LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@campetto/contract';

/** An address of this site in a language; search and hash stay as they are. */
export function withLanguage(href: string, language: Language): string {
  const [, path, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const params = new URLSearchParams(search);
  params.set(LANGUAGE_PARAMETER, language);
  return `${path}?${params}${hash ?? ''}`;
}

/** The addresses of a page (hreflang): one for each language, and one at which the language is detected. */
export const alternatesOf = (address: string) => [
  { hreflang: 'x-default', href: address },
  ...LANGUAGES.map((language) => ({ hreflang: language, href: withLanguage(address, language) })),
];
