import { isBackOfficePath } from '@campetto/contract';
import type { LinkComponentProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { activeLanguage } from '../i18n/activate.ts';
import { withLanguage } from '../i18n/address.ts';

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

/** The router's own link can also prefetch, which every visitor would load. */
function AppLink({ href, onClick, target, ...props }: LinkComponentProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { target: target ?? '' });
  return (
    <a
      {...props}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
