import { ConfirmModal } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { Blocker } from 'react-router-dom';

interface LeaveImportModalProps {
  blocker: Blocker;
  fileName: string;
}

/** Asks whether to leave while a file comes in. */
export function LeaveImportModal({ blocker, fileName }: LeaveImportModalProps) {
  const { t } = useLingui();
  return (
    <ConfirmModal
      open={blocker.state === 'blocked'}
      tone="warning"
      labels={{
        title: t`Stop the import?`,
        message: t`It ends when you leave. What has come in stays.`,
        cancel: t`Stay`,
        confirm: t`Leave`,
        close: t`Close`,
      }}
      venueName={fileName}
      loading={false}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
