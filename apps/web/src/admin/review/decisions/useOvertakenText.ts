import type { VenueReviewItem, VenueStatus } from '@campetto/contract';
import {
  overtakenBySelfText,
  overtakenByText,
  overtakenText,
} from '@campetto/messages/admin/decisions';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import { useAuth } from '../../../auth/AuthProvider.tsx';

/** Says that a venue has another status by now, and who gave it that status, as far as that is known. */
export function useOvertakenText() {
  const { i18n } = useLingui();
  const { user } = useAuth();
  return (item: VenueReviewItem, status: VenueStatus, person: string | null | undefined) => {
    const name = venueName(i18n, item);
    if (!person) return overtakenText(i18n, name)[status];
    return person === user?.email
      ? overtakenBySelfText(i18n, name)[status]
      : overtakenByText(i18n, name, person)[status];
  };
}
