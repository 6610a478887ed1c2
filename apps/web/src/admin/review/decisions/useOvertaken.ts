import type { VenueReviewItem } from '@campetto/contract';
import { overtakenByText, overtakenText } from '@campetto/messages/admin/decisions';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import { useHistory } from '../../../venue-client/history/useHistory.ts';
import { onChangeElsewhere } from '../../../venue-client/otherWindows.ts';

/** Milliseconds between two requests, for what colleagues decide. */
const INTERVAL = 15_000;

/** Who has decided on a venue while a dialog about it is open, and what; undefined while nobody has. */
export function useOvertaken(item: VenueReviewItem): string | undefined {
  const { i18n } = useLingui();
  const { user } = useAuth();
  const { data, mutate } = useHistory(item, { refreshInterval: INTERVAL });
  useEffect(() => onChangeElsewhere(() => void mutate()), [mutate]);
  const last = data?.find(({ folderPath, to }) => folderPath === item.folderPath && to !== null);
  if (!last?.to || last.to === item.status) return undefined;
  const name = venueName(i18n, item);
  const isOther = last.actor !== null && last.actor !== user?.email;
  return (isOther ? overtakenByText(i18n, name, last.actor ?? '') : overtakenText(i18n, name))[
    last.to
  ];
}
