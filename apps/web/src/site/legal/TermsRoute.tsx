import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './LegalPage.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <LegalPage
      topic="terms"
      labels={{
        loading: t`Loading the terms and conditions`,
        missing: t`Terms and conditions not found.`,
        failed: t`Error loading terms and conditions.`,
      }}
    />
  );
}
