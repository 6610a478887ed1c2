import { PATHS } from '@campetto/contract';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { PageTitle } from '../app/PageTitle.tsx';
import { ORIGIN } from '../config/brand.ts';
import { activeLanguage } from '../i18n/activate.ts';
import { alternatesOf, withLanguage } from '../i18n/address.ts';
import { PAGE_TITLES, type SitePageName } from './pages.ts';

interface PageMetaProps {
  page: SitePageName;
  /** The path of a page whose path is not fixed. */
  path?: string | undefined;
}

/** The title of a page, and its address in each language (React moves them into the head). */
export function PageMeta({ page, path = PATHS[page] }: PageMetaProps) {
  const { _ } = useLingui();
  const title = _(PAGE_TITLES[page]);
  const active = activeLanguage();
  const address = ORIGIN + path;
  return (
    <>
      <OpenedDescription key={`${page} ${active}`} />
      {page === 'home' ? <title>{title}</title> : <PageTitle title={title} />}
      <link rel="canonical" href={withLanguage(address, active)} />
      {alternatesOf(address).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** Removes the prerendered description when the page or the language changes. */
function OpenedDescription() {
  useEffect(() => () => document.querySelector('meta[name="description"]')?.remove(), []);
  return null;
}
