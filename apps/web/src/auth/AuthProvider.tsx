import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Session, SessionUser } from './session.ts';

interface Auth {
  session: Session;
  /** Undefined until the first state is known, null when signed out. */
  user: SessionUser | null | undefined;
  /** Whether the administrator logged out by hand. */
  loggedOut: boolean;
  /** Whether somebody was signed in since the page was loaded. */
  wasSignedIn: boolean;
  /** Signs out. A failure is only logged (spec §8). */
  logOut: () => Promise<void>;
  /** Signs out after a time without input; the next sign-in continues on the same screen. */
  timeOut: () => Promise<void>;
  /** Whether the session has ended in the middle of work, which the same account can continue (D31). */
  ended: boolean;
  /** Asks the administrator to sign in again; resolves to whether that happened. */
  signInAgain: () => Promise<boolean>;
  /** Resolves the promise of `signInAgain`. */
  endSignIn: (signedIn: boolean) => void;
}

const AuthContext = createContext<Auth | undefined>(undefined);

/** The dialog for another sign-in: all requests that fail meanwhile wait for its result. */
function useSignInAgain() {
  const [ended, setEnded] = useState(false);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);
  const signInAgain = useCallback(() => {
    setEnded(true);
    return new Promise<boolean>((resolve) => {
      waiting.current.push(resolve);
    });
  }, []);
  const endSignIn = useCallback((signedIn: boolean) => {
    setEnded(false);
    for (const resolve of waiting.current.splice(0)) resolve(signedIn);
  }, []);
  return { ended, signInAgain, endSignIn };
}

/** Provides the session and its user to the back office. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const [user, setUser] = useState<SessionUser | null>();
  const [loggedOut, setLoggedOut] = useState(false);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const { ended, signInAgain, endSignIn } = useSignInAgain();
  const uid = useRef<string>(undefined);
  const change = useCallback(
    (next: SessionUser | null) => {
      // Another tab may have changed the account: requests are only repeated for the one that sent them.
      endSignIn(next !== null && next.uid === uid.current);
      uid.current = next?.uid;
      if (next) {
        setLoggedOut(false);
        setWasSignedIn(true);
      }
      setUser(next);
    },
    [endSignIn],
  );
  useEffect(() => session.subscribe(change), [session, change]);
  const actions = useMemo(() => {
    const signOut = async (byHand: boolean) => {
      setLoggedOut(byHand);
      try {
        await session.signOut();
        // The provider reports nothing if it has lost the session before.
        change(null);
      } catch (error) {
        console.error('Log-out failed', error);
        setLoggedOut(false);
      }
    };
    return { logOut: () => signOut(true), timeOut: () => signOut(false) };
  }, [session, change]);
  const auth = useMemo(
    () => ({ session, user, loggedOut, wasSignedIn, ...actions, ended, signInAgain, endSignIn }),
    [session, user, loggedOut, wasSignedIn, actions, ended, signInAgain, endSignIn],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session and its user; throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === undefined) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}
