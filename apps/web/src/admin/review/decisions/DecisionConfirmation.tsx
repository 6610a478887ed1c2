import {
  approveConfirmation,
  confirmedAnyway,
  discardConfirmation,
  doubtNotes,
  rememberLabel,
} from '@campetto/messages/admin/decisions';
import { setAsideSummary } from '@campetto/messages/admin/set-aside';
import { discardedDuplicateText, unnamedVenue } from '@campetto/messages/admin/venue';
import { ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { presentAddress } from '../../../venue-client/list/presentVenue.ts';
import { isAlwaysConfirmed, isConfirmationOn, isUnnamed } from './confirmation.ts';
import type { UnconfirmedDecision } from './useConfirmation.ts';
import type { Decision } from './useDecision.ts';
import { useDiscardReason } from './useDiscardReason.ts';
import { useOvertaken } from './useOvertaken.ts';

interface DecisionConfirmationProps {
  decision: Decision;
  error: string | undefined;
}

/** Asks for confirmation before a venue is approved or discarded (spec §2.12). */
export function DecisionConfirmation(props: DecisionConfirmationProps) {
  const { unconfirmed } = props.decision;
  return (
    unconfirmed && (
      <VenueConfirmation key={unconfirmed.item.folderPath} {...props} unconfirmed={unconfirmed} />
    )
  );
}

interface VenueConfirmationProps extends DecisionConfirmationProps {
  unconfirmed: UnconfirmedDecision;
}

/** The confirmation for one venue; that of a discard contains the reasons. */
function VenueConfirmation({ decision, unconfirmed, error }: VenueConfirmationProps) {
  const { i18n } = useLingui();
  const [remember, setRemember] = useState(false);
  const discard = useDiscardReason(unconfirmed.item.folderPath, unconfirmed.reason);
  const overtaken = useOvertaken(unconfirmed.item);
  const { duplicates } = unconfirmed;
  const { setAside, discardedDuplicate, checks } = unconfirmed.item;
  const approving = unconfirmed.move === 'approve';
  const [isOff] = useState(!isConfirmationOn(unconfirmed.move));

  function confirm() {
    const reason = approving ? {} : discard.validate();
    if (reason) void decision.confirm(reason, remember);
  }

  return (
    <ConfirmDialog
      open
      tone={approving ? 'brand' : 'warning'}
      labels={approving ? approveConfirmation(i18n) : discardConfirmation(i18n)}
      subject={unconfirmed.item.venue.sportsVenue.name || unnamedVenue(i18n)}
      detail={presentAddress(unconfirmed.item.venue.address, i18n.locale) || undefined}
      notes={[
        ...(setAside ? [setAsideSummary(i18n, setAside)] : []),
        ...(approving && discardedDuplicate
          ? [discardedDuplicateText(i18n, discardedDuplicate)]
          : []),
        ...(approving
          ? doubtNotes(i18n, { isUnnamed: isUnnamed(unconfirmed.item), duplicates, checks })
          : []),
        ...(approving && isOff && !isUnnamed(unconfirmed.item) ? [confirmedAnyway(i18n)] : []),
      ]}
      reasons={approving ? undefined : discard.fields}
      remember={
        isAlwaysConfirmed(unconfirmed)
          ? undefined
          : {
              label: rememberLabel(i18n, unconfirmed.move),
              checked: remember,
              onChange: setRemember,
            }
      }
      pending={decision.pending}
      error={error}
      // After a failure it may have been this decision, whose response was lost: it can be repeated.
      overtaken={error === undefined ? overtaken : undefined}
      onConfirm={confirm}
      onCancel={decision.cancel}
    />
  );
}
