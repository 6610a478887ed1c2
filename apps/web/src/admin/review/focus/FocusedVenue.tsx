import type { Duplicate, VenueReviewItem } from '@campetto/contract';
import { unsavedEditTexts } from '@campetto/messages/admin/edit';
import { otherReviewer } from '@campetto/messages/admin/leases';
import { focusLabels, focusPosition, skipAction } from '@campetto/messages/admin/review/focus';
import { setAsideButton } from '@campetto/messages/admin/set-aside';
import { venueActions, venueName } from '@campetto/messages/admin/venue';
import { VenueFocus } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { CARD_ACTIONS } from '../card/cardActions.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { venueNotice } from '../card/venueNotice.ts';
import { ReviewInspector } from '../inspector/ReviewInspector.tsx';
import { useInspectedHistory } from '../inspector/useInspectedHistory.ts';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import type { FocusMode } from './useFocusMode.ts';
import { useFocusProgress } from './useFocusProgress.ts';
import { useFocusReasons } from './useFocusReasons.ts';

const KEYS = {
  approve: 'A',
  edit: 'E',
  discard: 'D',
  restore: 'R',
  setAside: 'L',
  skip: 'S',
} as const;

interface FocusedVenueProps {
  item: VenueReviewItem;
  duplicates: readonly Duplicate[] | undefined;
  /** In the list, from 1 on. */
  position: number;
  list: VenueList;
  /** No venue before it is shown in Focus. */
  isFirst: boolean;
  /** No venue after it is shown in Focus. */
  isLast: boolean;
  cards: ActiveCard;
  focus: FocusMode;
  /** There is an unsaved edit of it. */
  edited: boolean;
  /** Who else has it at hand. */
  other: string | undefined;
}

/** The venue that is decided on, and the decisions. */
export function FocusedVenue({
  item,
  duplicates,
  position,
  list,
  isFirst,
  isLast,
  cards,
  focus,
  edited,
  other,
}: FocusedVenueProps) {
  const { i18n } = useLingui();
  const { pending } = useVenueContext();
  const { enabled } = useShortcutsSetting();
  const isPending = pending.has(item.folderPath);
  const name = venueName(i18n, item);
  const texts = {
    ...venueActions(i18n, name),
    setAside: setAsideButton(i18n, name, item.setAside !== null),
    skip: skipAction(i18n),
  };
  const setAside = item.status === 'pending' ? (['setAside'] as const) : [];
  return (
    <VenueFocus
      labels={focusLabels(i18n)}
      position={focusPosition(i18n, position, list)}
      progress={useFocusProgress()}
      notice={venueNotice(
        edited && unsavedEditTexts(i18n).mark,
        other !== undefined && otherReviewer(i18n, other),
      )}
      onPrevious={isFirst ? undefined : () => cards.activateBy(-1)}
      onNext={isLast ? undefined : () => cards.activateBy(1)}
      actions={[...CARD_ACTIONS[item.status], ...setAside, 'skip' as const].map((id) => ({
        id,
        ...texts[id],
        shortcut: enabled ? KEYS[id] : undefined,
      }))}
      pending={isPending}
      autoFocus={focus.isCancelled ? 'discard' : undefined}
      onAction={(action) => {
        if (action === 'skip') focus.skip();
        else if (action === 'setAside') focus.onClick(item, { type: 'extra', extra: 'setAside' });
        else focus.onClick(item, { type: 'action', action });
      }}
      reasons={useFocusReasons(focus)}
    >
      <ReviewInspector
        item={item}
        duplicates={duplicates}
        onEvent={focus.onEvent}
        withoutSetAside
        history={useInspectedHistory(item)}
        ref={(element) => cards.registerCard(item.folderPath, element)}
      />
    </VenueFocus>
  );
}
