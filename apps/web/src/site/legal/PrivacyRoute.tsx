import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './LegalPage.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <LegalPage
      topic="privacy"
      labels={{
        loading: t`Loading the privacy policy`,
        missing: t`Privacy policy not found.`,
        failed: t`Error loading privacy policy.`,
      }}
    />
  );
}
