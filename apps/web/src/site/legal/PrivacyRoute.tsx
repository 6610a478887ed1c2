import { useLingui } from '@lingui/react/macro';
import { DocumentPage } from '../documents/DocumentPage.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <DocumentPage
      page="privacy"
      topic="privacy"
      labels={{
        loading: t`Loading the privacy policy`,
        missing: t`Privacy policy not found.`,
        failed: t`Error loading privacy policy.`,
      }}
    />
  );
}
