import { ConfirmModal } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { Blocker } from 'react-router-dom';

interface LeaveModalProps {
  blocker: Blocker;
  /** What would be lost. */
  venueName: string;
  /** Throws the draft away. */
  onLeave: () => void;
}

/** Asks whether to leave a venue behind that was not created. */
export function LeaveModal({ blocker, venueName, onLeave }: LeaveModalProps) {
  const { t } = useLingui();
  return (
    <ConfirmModal
      open={blocker.state === 'blocked'}
      tone="warning"
      labels={{
        title: t`Leave without saving?`,
        message: t`What you have typed will be lost.`,
        cancel: t`Stay`,
        confirm: t`Leave`,
        close: t`Close`,
      }}
      venueName={venueName || t`Unnamed venue`}
      loading={false}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
