import { LinkProvider } from '@campetto/ui';
import { Outlet } from 'react-router-dom';
import { useLanguageInAddress } from '../i18n/useLanguage.ts';
import { usePageChange } from './page-tracking/usePageChange.ts';
import { RouterLink } from './RouterLink.tsx';

/** The root of every screen: links navigate inside the app, and the address names the language. */
export function Root() {
  useLanguageInAddress();
  usePageChange();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
