import type { AppConfig } from '@campetto/contract';
import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from '@firebase/auth';
import { type Session, SessionEnded, type SessionUser } from './session.ts';

/** The codes with which the provider ends a session; it signs the user out before it reports them. */
const ENDED = ['auth/user-token-expired', 'auth/user-disabled'];

const endsSession = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ENDED.includes(String(error.code));

/** The session of Firebase Authentication, or of its emulator if the configuration names one. */
export function firebaseSession({ emulatorUrl, ...firebase }: AppConfig['firebase']): Session {
  // initializeAuth with only what is used: getAuth would add popups, redirects and their frames.
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  /** Tokens that are being requested. */
  let requested = 0;
  return {
    subscribe: (listener) =>
      onAuthStateChanged(auth, (user) => {
        // The screen stays for another sign-in (D31): the caller that requested the token gets the error.
        if (user === null && requested > 0) return;
        listener(user === null ? null : sessionUser(user));
      }),
    signIn: async (email, password) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signOut: () => signOut(auth),
    token: async ({ fresh } = { fresh: false }) => {
      if (auth.currentUser === null) throw new SessionEnded('Nobody is signed in.');
      requested += 1;
      try {
        return await auth.currentUser.getIdToken(fresh);
      } catch (error) {
        if (endsSession(error)) throw new SessionEnded('The session has ended.', { cause: error });
        throw error;
      } finally {
        // The provider may report the user's end a moment after it refused the token.
        setTimeout(() => {
          requested -= 1;
        });
      }
    },
  };
}

function sessionUser(user: User): SessionUser {
  const lastLogin = user.metadata.lastSignInTime;
  return {
    uid: user.uid,
    email: user.email ?? '',
    lastLogin: lastLogin === undefined ? null : new Date(lastLogin).toISOString(),
  };
}
