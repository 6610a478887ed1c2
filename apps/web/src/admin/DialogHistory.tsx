import { DialogRegistry } from '@campetto/ui';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { createPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Whether an entry of the history was made for an open dialog. */
const isForDialog = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;

/**
 * Lets Back close the open dialog instead of leaving the page. While a dialog is open, the history has one more entry,
 * with the same address. Back removes the entry and calls the close function of the top dialog; if the dialog stays
 * open, the entry is made again. The entry is also removed when the dialog closes otherwise, or by a reload.
 */
export function DialogHistory({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const open = useRef<(() => void)[]>([]);
  const [checks, check] = useReducer((count: number) => count + 1, 0);
  /** The key of the entry from which a navigation is under way. */
  const leaving = useRef<string>(undefined);
  const wasForDialog = useRef(false);
  /** Whether an entry was requested that is not rendered yet. */
  const isEntering = useRef(false);

  const register = useCallback((close: () => void) => {
    open.current.push(close);
    check();
    return (followed = false) => {
      open.current = open.current.filter((other) => other !== close);
      // To leave the entry would cancel the navigation to a screen that is still loading, or close its confirmation.
      if (!followed) check();
    };
  }, []);

  const follow = useEffectEvent(() => {
    if (leaving.current === location.key) return;
    leaving.current = undefined;
    isEntering.current = false;
    const isEntry = isForDialog(location.state);
    const isBack = wasForDialog.current && !isEntry && type === 'POP';
    wasForDialog.current = isEntry;
    const close = open.current.at(-1);
    // The browser may have left the entry before the router has rendered that.
    if (isEntry && !close && isForDialog(history.state?.usr)) {
      wasForDialog.current = false;
      leaving.current = location.key;
      void navigate(-1);
    } else if (isBack && close) {
      close();
      check();
    } else if (!isEntry && close) {
      leaving.current = location.key;
      isEntering.current = true;
      // Back from this entry must not scroll the page, which has not moved behind the dialog.
      history.scrollRestoration = 'manual';
      void navigate(createPath(location), { state: { ...location.state, dialog: true } });
    } else if (!isEntry) {
      history.scrollRestoration = 'auto';
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog or the address has changed.
  useLayoutEffect(follow, [checks, location]);

  // Back from an entry that was never rendered does not change the location, so that `follow` does not run.
  const leaveEntered = useEffectEvent(() => {
    if (!isEntering.current || isForDialog(history.state?.usr)) return;
    isEntering.current = false;
    leaving.current = undefined;
    open.current.at(-1)?.();
    check();
  });
  useEffect(() => {
    const listener = () => leaveEntered();
    window.addEventListener('popstate', listener, true);
    return () => window.removeEventListener('popstate', listener, true);
  }, []);

  return <DialogRegistry value={register}>{children}</DialogRegistry>;
}
