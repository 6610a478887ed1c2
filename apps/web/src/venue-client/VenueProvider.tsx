import { createContext, type ReactNode, use } from 'react';
import { SWRConfig } from 'swr';
import { useChangesUnderWay } from './changes/useChangesUnderWay.ts';
import { useUndoable } from './decisions/useUndoable.ts';
import { useDuplicatesRevision } from './duplicates/useDuplicatesRevision.ts';
import { isOutcomeUnknown, RequestError } from './requests/requestError.ts';
import { useRequests } from './requests/useRequests.ts';
import { useVersions } from './useVersions.ts';

/** What the hooks of the back office share: each part is described by the hook that provides it. */
type VenueContextValue = ReturnType<typeof useRequests> &
  ReturnType<typeof useVersions> &
  ReturnType<typeof useUndoable> &
  ReturnType<typeof useChangesUnderWay> &
  ReturnType<typeof useDuplicatesRevision>;

const VenueContext = createContext<VenueContextValue | undefined>(undefined);

/** A retry only helps if the server or the network failed; a refused request stays refused. */
const isRetryable = (error: unknown): boolean =>
  error instanceof RequestError && isOutcomeUnknown(error);

/** Provides the back office with its requests, its cache, and the versions of the venues acted on. */
export function VenueProvider({ children }: { children: ReactNode }) {
  const value = {
    ...useRequests(),
    ...useVersions(),
    ...useUndoable(),
    ...useChangesUnderWay(),
    ...useDuplicatesRevision(),
  };
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: isRetryable }}>
      <VenueContext value={value}>{children}</VenueContext>
    </SWRConfig>
  );
}

export function useVenueContext(): VenueContextValue {
  const value = use(VenueContext);
  if (value === undefined) throw new Error('A venue hook needs a VenueProvider above it.');
  return value;
}
