import type { VenueStatus } from '@campetto/contract';
import { useLingui } from '@lingui/react/macro';

/** The statuses as they are read over a list. */
export function useStatusNames(): Record<VenueStatus, string> {
  const { t } = useLingui();
  return { pending: t`Pending`, approved: t`Approved`, discarded: t`Discarded` };
}

/** The statuses as they are read of one venue: not every language has one word for both. */
export function useVenueStatusNames(): Record<VenueStatus, string> {
  const { t } = useLingui();
  return {
    pending: t({ message: 'Pending', context: 'one venue' }),
    approved: t({ message: 'Approved', context: 'one venue' }),
    discarded: t({ message: 'Discarded', context: 'one venue' }),
  };
}
