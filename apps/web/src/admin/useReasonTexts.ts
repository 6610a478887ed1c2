import type { DiscardReason } from '@campetto/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The reasons for a discard, as they are read. */
export function useReasonTexts(): Record<DiscardReason, string> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      duplicate: t`Duplicate`,
      closed: t`Closed for good`,
      notSportsVenue: t`Not a sports venue`,
      wrongPlace: t`Wrong place`,
      unusableData: t`Unusable data`,
      other: t`Other`,
    }),
    [t],
  );
}
