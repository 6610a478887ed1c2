import type { Language } from '@campetto/contract';

/** An address of this site in a language; search and hash stay as they are. */
export function withLanguage(href: string, language: Language): string {
  const [, path, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return `${path}?${params}${hash ?? ''}`;
}
