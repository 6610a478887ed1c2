import { ConfirmModal } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { useDecision } from './useDecision.ts';

interface DecisionModalProps {
  decision: ReturnType<typeof useDecision>;
  error: string | undefined;
}

/** Asks before a venue is approved or discarded, and says where it goes (spec §2.12). */
export function DecisionModal({ decision, error }: DecisionModalProps) {
  const { t } = useLingui();
  const { pending, loading } = decision;
  if (pending === undefined) return null;
  const approving = pending.move === 'approve';
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
      loading={loading}
      error={error}
      onConfirm={() => void decision.confirm()}
      onCancel={decision.cancel}
    />
  );
}
