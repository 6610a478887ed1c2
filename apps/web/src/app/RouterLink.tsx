import { isBackOfficePath } from '@campetto/contract';
import type { LinkComponentProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { type MouseEvent, use } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { activeLanguage } from '../i18n/activate.ts';
import { withLanguage } from '../i18n/address.ts';
import { PageOpenerContext } from './page-opening/pageOpening.ts';

/** Navigates inside the app for the design system's links, and keeps the language. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  useLingui();
  const { pathname } = useLocation();
  // The browser handles other sites, mail and the app's own scheme.
  if (!/^[/#?]/.test(href) || href.startsWith('//')) return <a href={href} {...props} />;
  const address = withLanguage(href, activeLanguage());
  // The public pages and the back office are separate apps: a link from one to the other loads a page.
  const leaves = href.startsWith('/') && isBackOfficePath(href) !== isBackOfficePath(pathname);
  return leaves ? <a href={address} {...props} /> : <AppLink href={address} {...props} />;
}

/** Whether a click on a link opens its page in this tab, not in a new tab or as a download. */
const opensHere = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Replaces the router's own link, which contains code for prefetching that every visitor would load. */
function AppLink({ href, onClick, target, ...props }: LinkComponentProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { target: target ?? '' });
  const opener = use(PageOpenerContext);
  const { pathname } = useLocation();
  return (
    <a
      {...props}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const next = event.currentTarget.pathname;
        if (!opener || next === pathname || !opensHere(event, target)) return navigate(event);
        event.preventDefault();
        opener.open({ href, load: () => opener.load(next), show: () => navigate(event) });
      }}
    />
  );
}
