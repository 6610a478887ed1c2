import type { VenueStatus } from '@campetto/contract';
import { useLingui } from '@lingui/react/macro';

/** The statuses as they are read. */
export function useStatusNames(): Record<VenueStatus, string> {
  const { t } = useLingui();
  return { pending: t`Pending`, approved: t`Approved`, discarded: t`Discarded` };
}
