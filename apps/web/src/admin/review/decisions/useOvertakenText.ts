import type { VenueReviewItem, VenueStatus } from '@campetto/contract';
import {
  overtakenBySelfText,
  overtakenByText,
  overtakenHereText,
  overtakenText,
} from '@campetto/messages/admin/decisions';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';

/** Says that a venue has another status by now, and who gave it that status, as far as that is known. */
export function useOvertakenText() {
  const { i18n } = useLingui();
  const { user } = useAuth();
  const { versions } = useVenueContext();
  return (item: VenueReviewItem, status: VenueStatus, person: string | null | undefined) => {
    const name = venueName(i18n, item);
    if (versions.get(item.folderPath)?.status === status)
      return overtakenHereText(i18n, name)[status];
    if (!person) return overtakenText(i18n, name)[status];
    return person === user?.email
      ? overtakenBySelfText(i18n, name)[status]
      : overtakenByText(i18n, name, person)[status];
  };
}
