import { isBackOfficePath } from '@campetto/contract';
import type { LinkComponentProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router-dom';
import { activeLanguage } from '../i18n/activate.ts';
import { withLanguage } from '../i18n/address.ts';

/** How the design system's links move inside the app; the language travels along. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  useLingui();
  const { pathname } = useLocation();
  // An address elsewhere is the browser's affair, and so are mail and the app's own scheme.
  if (!/^[/#?]/.test(href) || href.startsWith('//')) return <a href={href} {...props} />;
  const address = withLanguage(href, activeLanguage());
  // Between the public pages and the back office lies a door: each is an app of its own.
  const leaves = href.startsWith('/') && isBackOfficePath(href) !== isBackOfficePath(pathname);
  return leaves ? <a href={address} {...props} /> : <Link to={address} {...props} />;
}
