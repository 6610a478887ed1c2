import type { VenueReviewItem } from '@campetto/contract';
import { discardQuestion, rememberLabel } from '@campetto/messages/admin/decisions';
import { discardedAsDuplicate } from '@campetto/messages/admin/duplicates';
import { venueName } from '@campetto/messages/admin/venue';
import { ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { presentAddress } from '../../../venue-client/list/presentVenue.ts';
import { skipConfirmation } from '../decisions/confirmation.ts';

interface DiscardQuestionProps {
  /** The venue that is to be discarded. */
  item: VenueReviewItem;
  /** The one that stays. */
  kept: VenueReviewItem;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a venue is discarded as a duplicate, as before any other discard. */
export function DiscardQuestion({ item, kept, onConfirm, ...props }: DiscardQuestionProps) {
  const { i18n } = useLingui();
  const [remember, setRemember] = useState(false);
  const message = discardedAsDuplicate(i18n, venueName(i18n, kept));
  return (
    <ConfirmDialog
      {...props}
      open
      tone="warning"
      labels={{ ...discardQuestion(i18n), message }}
      venueName={venueName(i18n, item)}
      venueAddress={presentAddress(item.venue.address) || undefined}
      remember={{ label: rememberLabel(i18n), checked: remember, onChange: setRemember }}
      onConfirm={() => {
        if (remember) skipConfirmation('discard');
        onConfirm();
      }}
    />
  );
}
