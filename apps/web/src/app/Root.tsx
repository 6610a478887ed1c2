import { LinkProvider } from '@campetto/ui';
import { Outlet } from 'react-router-dom';
import { useLanguageInAddress } from '../i18n/useLanguage.ts';
import { RouterLink } from './RouterLink.tsx';
import { usePageChange } from './usePageChange.ts';

/** Above every screen: links move inside the app, and the address always names the language. */
export function Root() {
  useLanguageInAddress();
  usePageChange();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
