import { useLingui } from '@lingui/react/macro';
import { DocumentPage } from '../documents/DocumentPage.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <DocumentPage
      page="terms"
      topic="terms"
      labels={{
        loading: t`Loading the terms and conditions`,
        missing: t`Terms and conditions not found.`,
        failed: t`Error loading terms and conditions.`,
      }}
    />
  );
}
