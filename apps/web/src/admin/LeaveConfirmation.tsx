import { leaveLabels } from '@campetto/messages/admin/screens/shell';
import { ConfirmDialog, DialogRegistry, type RegisterDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { Blocker } from 'react-router-dom';

interface LeaveConfirmationProps {
  blocker: Pick<Blocker, 'state' | 'proceed' | 'reset'>;
  title: string;
  /** What happens to the work when leaving. */
  message: string;
  /** The name of the unsaved work. */
  name: string;
  /** Called before the navigation continues. */
  onLeave?: () => void;
}

const noEntry: RegisterDialog = () => () => undefined;

/** Asks for confirmation before unsaved work is left, see `useLeaveBlocker`. */
export function LeaveConfirmation({
  blocker,
  title,
  message,
  name,
  onLeave,
}: LeaveConfirmationProps) {
  const { i18n } = useLingui();
  return (
    // No history entry for this dialog, because the entry would interrupt the navigation that the dialog blocks.
    <DialogRegistry value={noEntry}>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        tone="warning"
        labels={{ title, message, ...leaveLabels(i18n) }}
        subject={name}
        pending={false}
        onConfirm={() => {
          onLeave?.();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      />
    </DialogRegistry>
  );
}
