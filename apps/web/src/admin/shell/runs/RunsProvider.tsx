import type { DecisionRun, DecisionsInput } from '@campetto/contract';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isUnderWay } from '../../../venue-client/decisions/useDecisionRuns.ts';
import { useRevalidateOverview } from '../../../venue-client/useRevalidateOverview.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { UndoReport } from '../../undo/undoReport.ts';
import { useOnline } from '../useOnline.ts';
import { useBatchActions } from './useBatchActions.ts';
import { useRunsWithSeen } from './useRunsWithSeen.ts';

/** Later reports have greater ids. */
type ShownUndoReport = UndoReport & { id: number };

type RunsContextValue = ReturnType<typeof useRunsWithSeen> & {
  /** Whether the progress is known: the last request succeeded. */
  isConnected: boolean;
  /** The runs that no dialog shows. */
  shown: readonly DecisionRun[];
  /** Names the run that a dialog shows, so that nothing else does. */
  watch: (batchId: string | undefined) => void;
  /** What the undos that no dialog or screen has shown have led to, until it is dismissed. */
  undoReports: readonly ShownUndoReport[];
  /** An undo has ended that no dialog or screen shows. */
  reportUndo: (report: UndoReport) => void;
  dismissUndos: (...reports: readonly ShownUndoReport[]) => void;
  /** Call it when a run was undone. */
  reportEnd: () => void;
};

const RunsContext = createContext<RunsContextValue | undefined>(undefined);

/** Grows when a run has ended or was undone; a context of its own, because the other changes with each request. */
const RunEndsContext = createContext(0);

const underWayIds = (runs: readonly DecisionRun[]) =>
  runs.filter(isUnderWay).map(({ batchId }) => batchId);

/** Provides every screen with the runs of the administrator, which are requested in one place. */
export function RunsProvider({ children }: { children: ReactNode }) {
  const revalidateOverview = useRevalidateOverview();
  const { expireDuplicates } = useVenueContext();
  const [watched, watch] = useState<string>();
  const [undoReports, setUndoReports] = useState<readonly ShownUndoReport[]>([]);
  const reportCount = useRef(0);
  const [ends, setEnds] = useState(0);
  const online = useOnline();

  const reportEnd = useCallback(() => {
    setEnds((before) => before + 1);
    revalidateOverview();
    expireDuplicates();
  }, [revalidateOverview, expireDuplicates]);
  const decisions = useRunsWithSeen(reportEnd);
  const addAction = useBatchActions(decisions.runs);

  const underWay = underWayIds(decisions.runs);
  const before = useRef(underWay);
  const onChange = useEffectEvent(() => {
    const hasEnded = before.current.some((batchId) => !underWay.includes(batchId));
    before.current = underWay;
    if (hasEnded) reportEnd();
  });
  const ids = underWay.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are the runs under way by value.
  useEffect(() => onChange(), [ids]);

  // A run whose response was lost becomes an action of this window once it is listed.
  const lostKeys = useRef(new Set<string>());
  const onListed = useEffectEvent(() => {
    for (const run of decisions.runs)
      if (run.idempotencyKey && lostKeys.current.delete(run.idempotencyKey)) addAction(run);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the runs of each new list.
  useEffect(() => onListed(), [decisions.runs]);

  const value = useMemo(
    () => ({
      ...decisions,
      start: async (body: DecisionsInput, key: string): Promise<DecisionRun> => {
        lostKeys.current.add(key);
        const run = await decisions.start(body, key);
        lostKeys.current.delete(key);
        addAction(run);
        watch(run.batchId);
        decisions.add(run);
        return run;
      },
      resume: async (batchId: string): Promise<void> => {
        await decisions.resume(batchId);
        const run = decisions.runs.find((one) => one.batchId === batchId);
        if (run) addAction(run);
      },
      isConnected: online && decisions.error === undefined,
      shown: decisions.runs.filter(({ batchId }) => batchId !== watched),
      watch,
      undoReports,
      reportUndo: (report: UndoReport) => {
        reportCount.current += 1;
        const id = reportCount.current;
        setUndoReports((before) => [...before, { ...report, id }]);
        reportEnd();
      },
      dismissUndos: (...reports: readonly ShownUndoReport[]) =>
        setUndoReports((before) => before.filter((report) => !reports.includes(report))),
      reportEnd,
    }),
    [decisions, addAction, online, watched, undoReports, reportEnd],
  );
  return (
    <RunEndsContext value={ends}>
      <RunsContext value={value}>{children}</RunsContext>
    </RunEndsContext>
  );
}

export function useRuns(): RunsContextValue {
  const value = use(RunsContext);
  if (value === undefined) throw new Error('The runs need a RunsProvider above them.');
  return value;
}

/** Calls back whenever a run has ended or was undone: lists of venues are out of date then. */
export function useRunEnds(callback: () => void): void {
  const ends = use(RunEndsContext);
  const first = useRef(ends);
  const onEnd = useEffectEvent(callback);
  useEffect(() => {
    if (ends !== first.current) onEnd();
  }, [ends]);
}
