import { Outlet } from 'react-router-dom';
import { useLanguageInAddress } from '../i18n/useLanguage.ts';

/** Above every screen: the address always names the language. */
export function Root() {
  useLanguageInAddress();
  return <Outlet />;
}
