import { PATHS } from '@campetto/contract';
import { missingScreenTexts } from '@campetto/messages/admin/screens/shell';
import { EmptyState } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { PageTitle } from '../../app/PageTitle.tsx';

/** Shown at an address of the back office that has no screen (D33). */
export function Component() {
  const { i18n } = useLingui();
  const { title, hint, action } = missingScreenTexts(i18n);
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        title={title}
        hint={hint}
        headingLevel={1}
        action={{ label: action, href: PATHS.dashboard }}
      />
    </>
  );
}
