/** The signed-in administrator as the back office sees it (spec §3). */
export interface SessionUser {
  /** The provider's id of the account. */
  uid: string;
  email: string;
  /** ISO 8601; null if the provider does not return it. */
  lastLogin: string | null;
}

/** The provider issues no more tokens: nobody is signed in, or the account may no longer be. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** The session of the back office. One implementation uses Firebase; stories provide their own. */
export interface Session {
  /** Calls the listener with the first known state and with each change; null is signed out. */
  subscribe(listener: (user: SessionUser | null) => void): () => void;
  /** Rejects with an error whose `code` is the provider's, as `auth/invalid-email`. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * The identity token of the signed-in user; `fresh` forces the provider to issue a new one.
   * Rejects with a {@link SessionEnded} if the provider refuses that, and with any other error if it
   * cannot be reached.
   */
  token(options?: { fresh: boolean }): Promise<string>;
}
