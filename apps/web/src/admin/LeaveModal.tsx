import { ConfirmModal } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { Blocker } from 'react-router-dom';

interface LeaveModalProps {
  blocker: Blocker;
  title: string;
  /** What becomes of what is left. */
  message: string;
  /** What is left. */
  name: string;
  /** Before one leaves. */
  onLeave?: () => void;
}

/** Asks whether to leave something behind, see `useLeaving`. */
export function LeaveModal({ blocker, title, message, name, onLeave }: LeaveModalProps) {
  const { t } = useLingui();
  return (
    <ConfirmModal
      open={blocker.state === 'blocked'}
      tone="warning"
      labels={{ title, message, cancel: t`Stay`, confirm: t`Leave`, close: t`Close` }}
      venueName={name}
      loading={false}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
