import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Session, SessionUser } from './session.ts';

/** Why the last session ended: the administrator logged out, or the token is no longer accepted. */
type SessionEnd = 'logged-out' | 'expired';

interface Auth {
  session: Session;
  /** Undefined until the first state is known, null when signed out. */
  user: SessionUser | null | undefined;
  /** Why the last session ended; undefined if none has. */
  end: SessionEnd | undefined;
  /** Signs out for this reason. A failure is only logged (spec §8). */
  leave: (reason: SessionEnd) => Promise<void>;
}

const AuthContext = createContext<Auth | undefined>(undefined);

/** Provides the session and its user to the back office. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const [user, setUser] = useState<SessionUser | null>();
  const [end, setEnd] = useState<SessionEnd>();
  useEffect(() => session.subscribe(setUser), [session]);
  const auth = useMemo(
    () => ({
      session,
      user,
      end,
      leave: async (reason: SessionEnd) => {
        setEnd(reason);
        await session.signOut().catch((error: unknown) => console.error('Log-out failed', error));
      },
    }),
    [session, user, end],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session and its user; throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === undefined) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}
