import { useState } from 'react';
import { useLeaveBlocker } from '../../useLeaveBlocker.ts';

/** Asks before a dialog with unsaved work is closed, by its own controls, by Back or by leaving the page. */
export function useCloseQuestion(unsaved: boolean, close: () => void) {
  const [asking, setAsking] = useState(false);
  const navigation = useLeaveBlocker(unsaved);
  return {
    close: () => (unsaved ? setAsking(true) : close()),
    leave: close,
    /** For the LeaveConfirmation, which calls `leave` first. */
    blocker: asking
      ? { state: 'blocked' as const, proceed: undefined, reset: () => setAsking(false) }
      : navigation,
  };
}
