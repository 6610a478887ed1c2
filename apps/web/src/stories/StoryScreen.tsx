import { isBackOfficePath } from '@campetto/contract';
import type { DeviceKind } from '@campetto/ui';
import { Providers } from '../app/Providers.tsx';
import type { Session, SessionUser } from '../auth/session.ts';
import type { VenueDraft } from '../venues/draft.ts';
import type { Answers } from './answers.ts';
import { BackOffice } from './BackOffice.tsx';
import { PublicSite } from './PublicSite.tsx';

export interface StoryScreenProps {
  /** The address, filters included. */
  path: string;
  /** Null: signed out. */
  user?: SessionUser | null;
  /** What the server answers. This and what follows up to `draft` stands around the story. */
  answers?: Answers;
  /** The browser believes that it has no network. */
  offline?: boolean;
  /** What the browser says it runs on. */
  device?: DeviceKind;
  /** What was typed at an earlier visit. */
  draft?: VenueDraft;
  /** What a sign-in comes to. Default: it never ends. */
  signIn?: Session['signIn'];
  /** A public page as it stands before scripts have run. */
  prerendered?: boolean;
  /** A public page that cannot be drawn, and why. */
  breaks?: string;
}

/** The whole product at one address, with a session and a server that the story decides. */
export function StoryScreen({ path, user = null, signIn, prerendered, breaks }: StoryScreenProps) {
  return (
    <Providers>
      {isBackOfficePath(path) ? (
        <BackOffice path={path} user={user} signIn={signIn} />
      ) : (
        <PublicSite path={path} prerendered={prerendered} breaks={breaks} />
      )}
    </Providers>
  );
}
