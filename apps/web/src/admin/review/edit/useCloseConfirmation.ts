import { useState } from 'react';
import { useLeaveBlocker } from '../../useLeaveBlocker.ts';

/** Opens a confirmation before a dialog with unsaved work is closed, by its own controls, by Back or by leaving the page. */
export function useCloseConfirmation(unsaved: boolean, close: () => void) {
  const [isOpen, setOpen] = useState(false);
  const navigation = useLeaveBlocker(unsaved);
  return {
    close: () => (unsaved ? setOpen(true) : close()),
    leave: close,
    /** For the LeaveConfirmation, which calls `leave` first. */
    blocker: isOpen
      ? { state: 'blocked' as const, proceed: undefined, reset: () => setOpen(false) }
      : navigation,
  };
}
