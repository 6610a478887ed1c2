import { idleWarningLabels } from '@campetto/messages/admin/identity';
import { Button, Dialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { useIdleTimeout } from '../../auth/idle/useIdleTimeout.ts';
import { LogOutConfirmation } from '../shell/LogOutConfirmation.tsx';
import { useLogOut } from '../shell/useLogOut.ts';
import { useIdleLimit } from './useIdleLimit.ts';

/** Signs out an idle administrator after a warning over the screen. No draft is lost, as forms store each change. */
export function IdleWarning({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { timeOut } = useAuth();
  const { askOrLogOut, question } = useLogOut();
  const { isEnding, stay } = useIdleTimeout(useIdleLimit(), () => void timeOut());
  const labels = idleWarningLabels(i18n);

  function logOut(): void {
    // The question takes the place of the warning, and the time to answer it is not the rest of the minute.
    stay();
    askOrLogOut();
  }

  return (
    <>
      <Dialog
        open={isEnding}
        onClose={stay}
        title={labels.title}
        closeLabel={labels.stay}
        tone="warning"
        urgent
        footer={
          <>
            <Button onClick={logOut}>{labels.logOut}</Button>
            <Button tone="brand" autoFocus onClick={stay}>
              {labels.stay}
            </Button>
          </>
        }
      >
        <p>{labels.message}</p>
      </Dialog>
      <LogOutConfirmation email={email} {...question} />
    </>
  );
}
