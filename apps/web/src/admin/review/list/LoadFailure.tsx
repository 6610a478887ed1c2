import { reviewTexts } from '@campetto/messages/admin/list';
import { UndoNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useFailureText } from '../../useFailureText.ts';

/** Why the list could not be loaded again, over the venues that it still shows (spec §2.12). */
export function LoadFailure({ list }: { list: VenueList }) {
  const { i18n } = useLingui();
  const texts = reviewTexts(i18n);
  const failureText = useFailureText();
  const [dismissed, setDismissed] = useState<unknown>();
  const { error, venues } = list;
  const isShown = venues !== undefined && error !== undefined && error !== dismissed;
  return (
    <UndoNotice
      notice={
        isShown
          ? {
              text: failureText(error, texts.failed),
              tone: 'critical',
              action: {
                label: texts.retry,
                pending: list.refreshing,
                onAction: () => void list.refresh(),
              },
            }
          : undefined
      }
      dismissLabel={texts.dismiss}
      onDismiss={() => setDismissed(error)}
    />
  );
}
