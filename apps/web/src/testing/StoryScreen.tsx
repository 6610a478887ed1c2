import { isBackOfficePath } from '@campetto/contract';
import type { DeviceKind } from '@campetto/ui';
import { Providers } from '../app/Providers.tsx';
import type { VenueDraft } from '../venue-client/create/draft.ts';
import { BackOffice, type BackOfficeProps } from './BackOffice.tsx';
import { PublicSite, type PublicSiteProps } from './PublicSite.tsx';

/** Its own props are the environment. */
export interface StoryScreenProps extends BackOfficeProps, PublicSiteProps {
  /** The address, filters included. */
  path: string;
  /** The browser reports no network. */
  offline?: boolean;
  /** The device that the browser reports. */
  device?: DeviceKind;
  /** The stored draft of an earlier visit. */
  draft?: VenueDraft;
}

/** The whole product at one address, with the session and the server of the story. */
export function StoryScreen(props: StoryScreenProps) {
  return (
    <Providers>
      {isBackOfficePath(props.path) ? <BackOffice {...props} /> : <PublicSite {...props} />}
    </Providers>
  );
}
