import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { useAuth } from '../auth/AuthProvider.tsx';
import { CallError } from './CallError.ts';
import { type Call, createCall } from './call.ts';
import { type LatestVenues, NO_VENUES } from './latest.ts';
import { createSend, type Send } from './send.ts';

interface VenueContextValue {
  call: Call;
  /** For what is no JSON: files, and answers that come in pieces. */
  send: Send;
  latest: LatestVenues;
  setLatest: (change: (latest: LatestVenues) => LatestVenues) => void;
  /** Folder paths of the venues with an action in flight. */
  busy: ReadonlySet<string>;
  setBusy: (change: (busy: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** The same, ahead of the next render: state alone would let a second click through. */
  inFlight: Set<string>;
}

const VenueContext = createContext<VenueContextValue | undefined>(undefined);

const NOBODY: ReadonlySet<string> = new Set();

/** A refused call stays refused; asking again only helps when the server or the network failed. */
const worthRetrying = (error: unknown): boolean =>
  error instanceof CallError && ['offline', 'timeout', 'server'].includes(error.failure);

/** Gives the back office its calls, its cache, and what it knows of the venues acted upon. */
export function VenueProvider({ children }: { children: ReactNode }) {
  const { session, leave } = useAuth();
  const [latest, setLatest] = useState(NO_VENUES);
  const [busy, setBusy] = useState(NOBODY);
  const [inFlight] = useState(() => new Set<string>());
  const send = useMemo(() => createSend(session, () => void leave('expired')), [session, leave]);
  const call = useMemo(() => createCall(send), [send]);
  const value = useMemo(
    () => ({ call, send, latest, setLatest, busy, setBusy, inFlight }),
    [call, send, latest, busy, inFlight],
  );
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: worthRetrying }}>
      <VenueContext value={value}>{children}</VenueContext>
    </SWRConfig>
  );
}

export function useVenueContext(): VenueContextValue {
  const value = use(VenueContext);
  if (value === undefined) throw new Error('A venue hook needs a VenueProvider above it.');
  return value;
}
