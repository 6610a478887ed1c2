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
import type { Session, SessionUser } from './session.ts';

/** The session of Firebase Authentication, or of its emulator if the configuration names one. */
export function firebaseSession({ emulatorUrl, ...firebase }: AppConfig['firebase']): Session {
  // initializeAuth with only what is used: getAuth would add popups, redirects and their frames.
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return {
    subscribe: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user === null ? null : sessionUser(user))),
    signIn: async (email, password) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signOut: () => signOut(auth),
    token: async ({ fresh } = { fresh: false }) => {
      if (auth.currentUser === null) throw new Error('Nobody is signed in.');
      return auth.currentUser.getIdToken(fresh);
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
