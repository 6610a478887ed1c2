import { idleWarningLabels } from '@campetto/messages/admin/identity';
import { Button, Dialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { useIdleTimeout } from '../../auth/idle/useIdleTimeout.ts';
import { useIdleLimit } from './useIdleLimit.ts';

/** Signs out an idle administrator after a warning over the screen. No draft is lost, as forms store each change. */
export function IdleWarning() {
  const { i18n } = useLingui();
  const { logOut, timeOut } = useAuth();
  const { isEnding, stay } = useIdleTimeout(useIdleLimit(), () => void timeOut());
  const labels = idleWarningLabels(i18n);
  return (
    <Dialog
      open={isEnding}
      onClose={stay}
      title={labels.title}
      closeLabel={labels.stay}
      tone="warning"
      urgent
      footer={
        <>
          <Button onClick={() => void logOut()}>{labels.logOut}</Button>
          <Button tone="brand" autoFocus onClick={stay}>
            {labels.stay}
          </Button>
        </>
      }
    >
      <p>{labels.message}</p>
    </Dialog>
  );
}
