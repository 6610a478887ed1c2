import type { LinkComponentProps } from '@campetto/ui';
import { Link, useSearchParams } from 'react-router-dom';

/** How the design system's links move inside the app; the language travels along. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const [search] = useSearchParams();
  const language = search.get('lang');
  return <Link to={language === null ? href : withLanguage(href, language)} {...props} />;
}

function withLanguage(href: string, language: string): string {
  const url = new URL(href, location.origin);
  if (url.origin !== location.origin) return href;
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}${url.hash}`;
}
