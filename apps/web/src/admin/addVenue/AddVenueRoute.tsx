import { PATHS } from '@campetto/contract';
import { EmptyState } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../app/PageTitle.tsx';

/** Announces the form to come and leads back to what can be done today. */
export function Component() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Add venue`} />
      <EmptyState
        headingLevel={1}
        title={t`Adding venues by hand is coming soon`}
        hint={t`Until then, venues arrive by import and wait in the pending list.`}
        action={{ label: t`Review venues`, href: PATHS.venues }}
      />
    </>
  );
}
