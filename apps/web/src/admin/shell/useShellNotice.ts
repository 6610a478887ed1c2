import { languageFailed } from '@campetto/messages/admin/identity';
import { offlineText } from '@campetto/messages/admin/screens/shell';
import type { AdminShellProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from './useOnline.ts';

/** The warning of the shell: a language that could not be chosen, until the next screen, else the missing connection. */
export function useShellNotice() {
  const { i18n } = useLingui();
  const online = useOnline();
  const { pathname } = useLocation();
  const [failedOn, setFailedOn] = useState<string>();
  const notice: AdminShellProps['notice'] =
    failedOn === pathname
      ? { text: languageFailed(i18n), isShown: true }
      : { text: offlineText(i18n), isShown: !online };
  return {
    notice,
    setLanguageFailed: (failed: boolean) => setFailedOn(failed ? pathname : undefined),
  };
}
