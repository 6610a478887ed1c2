import type { LinkComponentProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import { activeLanguage } from '../i18n/activate.ts';
import { withLanguage } from '../i18n/address.ts';

/** How the design system's links move inside the app; the language travels along. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  useLingui();
  // An address elsewhere is the browser's affair, and so are mail and the app's own scheme.
  if (!/^[/#?]/.test(href) || href.startsWith('//')) return <a href={href} {...props} />;
  return <Link to={withLanguage(href, activeLanguage())} {...props} />;
}
