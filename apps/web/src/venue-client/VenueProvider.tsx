import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SWRConfig } from 'swr';
import { useAuth } from '../auth/AuthProvider.tsx';
import { NO_VERSIONS, type OwnChanges, type VenueVersions } from './cache.ts';
import type { LostChanges } from './changes/lostChanges.ts';
import type { UndoableAction } from './decisions/undoableActions.ts';
import { useUndoableActions } from './decisions/useUndoableActions.ts';
import {
  createRequest,
  createSend,
  isUnconfirmed,
  RequestError,
  type Send,
  type SendJson,
} from './http.ts';
import { useWhileMounted } from './useWhileMounted.ts';

interface VenueContextValue {
  request: SendJson;
  /** For requests and responses that are not JSON: files, and responses that are streamed. */
  send: Send;
  versions: VenueVersions;
  setVersions: (change: (versions: VenueVersions) => VenueVersions) => void;
  /** Returns the versions with the changes that are not rendered yet. */
  latestVersions: () => VenueVersions;
  /** The undoable actions of this session, the oldest first. */
  actions: readonly UndoableAction[];
  setActions: (change: (actions: readonly UndoableAction[]) => readonly UndoableAction[]) => void;
  /** Batches that were undone in this session. */
  undoneBatches: ReadonlySet<string>;
  addUndoneBatch: (batchId: string) => void;
  /** Grows when venues may have other duplicates than before, so that they are requested again. */
  duplicatesRevision: number;
  expireDuplicates: () => void;
  /** Folder paths of the venues with a pending action. */
  pending: ReadonlySet<string>;
  setPending: (change: (pending: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** The same paths, updated at once: `pending` changes with the next render, and would allow a second click. */
  inFlight: Set<string>;
  /** When the last action on a venue was sent, by folder path: a number that grows with each action. */
  sent: Map<string, number>;
  /** Settles when the last undo of records has ended. */
  lastUndo: RefObject<Promise<void> | undefined>;
  /** Changes whose responses were lost, also those of dialogs that are closed by now. */
  lostChanges: LostChanges;
  /** By which a change that has failed can be sent again after another one of this page. */
  ownChanges: OwnChanges;
}

const VenueContext = createContext<VenueContextValue | undefined>(undefined);

const NO_VENUES: ReadonlySet<string> = new Set();

/** A retry only helps if the server or the network failed; a refused request stays refused. */
const isRetryable = (error: unknown): boolean =>
  error instanceof RequestError && isUnconfirmed(error);

function useVersions() {
  const latest = useRef(NO_VERSIONS);
  const [versions, render] = useState(NO_VERSIONS);
  const setVersions = useCallback<VenueContextValue['setVersions']>((change) => {
    latest.current = change(latest.current);
    render(latest.current);
  }, []);
  const latestVersions = useCallback(() => latest.current, []);
  return { versions, setVersions, latestVersions };
}

/** Provides the back office with its requests, its cache, and the versions of the venues acted on. */
export function VenueProvider({ children }: { children: ReactNode }) {
  const { session, signInAgain } = useAuth();
  const { versions, setVersions, latestVersions } = useVersions();
  const [actions, setActions] = useUndoableActions();
  const [undoneBatches, setUndoneBatches] = useState<ReadonlySet<string>>(() => new Set());
  const addUndoneBatch = useCallback(
    (batchId: string) => setUndoneBatches((before) => new Set([...before, batchId])),
    [],
  );
  const [duplicatesRevision, setDuplicatesRevision] = useState(0);
  const expireDuplicates = useCallback(() => setDuplicatesRevision((last) => last + 1), []);
  const [pending, setPending] = useState(NO_VENUES);
  const [inFlight] = useState(() => new Set<string>());
  const [sent] = useState(() => new Map<string, number>());
  const lastUndo = useRef<Promise<void>>(undefined);
  const [lostChanges] = useState<LostChanges>(() => new Map());
  const [ownChanges] = useState<OwnChanges>(() => new Map());
  const whileMounted = useWhileMounted();
  const send = useMemo(
    () => whileMounted(createSend(session, signInAgain)),
    [whileMounted, session, signInAgain],
  );
  const request = useMemo(() => whileMounted(createRequest(send)), [whileMounted, send]);
  const value = useMemo(
    () => ({
      request,
      send,
      inFlight,
      sent,
      lastUndo,
      lostChanges,
      ownChanges,
      versions,
      setVersions,
      latestVersions,
      actions,
      setActions,
      undoneBatches,
      addUndoneBatch,
      pending,
      setPending,
      duplicatesRevision,
      expireDuplicates,
    }),
    [
      request,
      send,
      inFlight,
      sent,
      lostChanges,
      ownChanges,
      versions,
      setVersions,
      latestVersions,
      actions,
      setActions,
      undoneBatches,
      addUndoneBatch,
      pending,
      duplicatesRevision,
      expireDuplicates,
    ],
  );
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
