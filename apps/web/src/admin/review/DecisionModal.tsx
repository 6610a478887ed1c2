import { ConfirmModal } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PendingDecision, useDecision } from './useDecision.ts';
import { useReasons } from './useReasons.ts';

interface DecisionModalProps {
  decision: ReturnType<typeof useDecision>;
  error: string | undefined;
}

/** Asks before a venue is approved or discarded (spec §2.12). */
export function DecisionModal(props: DecisionModalProps) {
  const { pending } = props.decision;
  return pending && <Question key={pending.item.folderPath} {...props} pending={pending} />;
}

/** Says where the venue goes; of a discard also asks why. */
function Question({ decision, pending, error }: DecisionModalProps & { pending: PendingDecision }) {
  const { t } = useLingui();
  const [remember, setRemember] = useState(false);
  const reasons = useReasons();
  const approving = pending.move === 'approve';

  function confirm() {
    const why = approving ? {} : reasons.check();
    if (why) void decision.confirm(why, remember);
  }

  return (
    <ConfirmModal
      open
      tone={approving ? 'info' : 'warning'}
      labels={{
        title: approving ? t`Approve this venue?` : t`Discard this venue?`,
        message: approving
          ? t`The venue moves to the approved list.`
          : t`The venue moves to the discarded list.`,
        cancel: t`Cancel`,
        confirm: approving ? t`Approve` : t`Discard`,
        close: t`Close`,
      }}
      venueName={pending.item.venue.sportsVenue.name || t`Unnamed venue`}
      reasons={approving ? undefined : reasons.fields}
      remember={{
        label: t`Do not ask again in this session`,
        checked: remember,
        onChange: setRemember,
      }}
      loading={decision.loading}
      error={error}
      onConfirm={confirm}
      onCancel={decision.cancel}
    />
  );
}
