import { isBackOfficePath } from '@campetto/contract';
import type { DeviceKind } from '@campetto/ui';
import { Providers } from '../app/Providers.tsx';
import type { Session, SessionUser } from '../auth/session.ts';
import type { VenueDraft } from '../venue-client/create/draft.ts';
import { BackOffice } from './BackOffice.tsx';
import { PublicSite } from './PublicSite.tsx';

export interface StoryScreenProps {
  /** The address, filters included. */
  path: string;
  /** Null: signed out. */
  user?: SessionUser | null;
  /** The browser reports no network. This and the props up to `draft` are the environment. */
  offline?: boolean;
  /** The device that the browser reports. */
  device?: DeviceKind;
  /** The stored draft of an earlier visit. */
  draft?: VenueDraft;
  /** The result of a sign-in. Default: it stays pending. */
  signIn?: Session['signIn'];
  /** The result of a log-out. Default: it stays pending. */
  signOut?: Session['signOut'];
  /** For a story that changes the user as another tab does. */
  subscribe?: Session['subscribe'];
  /** A public page before scripts have run. */
  prerendered?: boolean;
  /** The message of the error that a public page throws while rendering. */
  renderError?: string;
}

/** The whole product at one address, with the session and the server of the story. */
export function StoryScreen({
  path,
  user = null,
  signIn,
  signOut,
  subscribe,
  prerendered,
  renderError,
}: StoryScreenProps) {
  return (
    <Providers>
      {isBackOfficePath(path) ? (
        <BackOffice
          path={path}
          user={user}
          signIn={signIn}
          signOut={signOut}
          subscribe={subscribe}
        />
      ) : (
        <PublicSite path={path} prerendered={prerendered} renderError={renderError} />
      )}
    </Providers>
  );
}
