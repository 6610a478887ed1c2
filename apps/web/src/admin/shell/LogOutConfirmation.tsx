import { logOutConfirmation } from '@campetto/messages/admin/screens/shell';
import { ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { UnfinishedWork } from '../unfinishedWork.ts';

interface LogOutConfirmationProps {
  email: string;
  /** What would be lost. */
  work: readonly UnfinishedWork[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a log-out that would lose work, in this window or in another one. */
export function LogOutConfirmation({ email, work, ...actions }: LogOutConfirmationProps) {
  const { i18n } = useLingui();
  const { losses, ...labels } = logOutConfirmation(i18n);
  return (
    <ConfirmDialog
      open={work.length > 0}
      tone="warning"
      labels={labels}
      subject={email}
      notes={work.map((one) => losses[one])}
      pending={false}
      {...actions}
    />
  );
}
