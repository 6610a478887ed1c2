import type { DecisionRun } from '@campetto/contract';
import { batchReportTitle, batchRunning } from '@campetto/messages/admin/review/batch';
import { LiveRegion } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncement } from '../../useAnnouncement.ts';
import { useRuns } from './RunsProvider.tsx';

const stateOf = ({ batchId, state }: DecisionRun) => `${batchId} ${state}`;

/**
 * Announces the start, the end and the undo of each run that no dialog shows, but no progress, and no run that had
 * ended before the page was loaded.
 */
export function RunAnnouncement() {
  const { i18n } = useLingui();
  const { shown, undoReports } = useRuns();
  const [announcement, announce] = useAnnouncement();
  const before = useRef<string[]>([]);
  const states = shown.map(stateOf);

  const onChange = useEffectEvent(() => {
    const wasRunning = (run: DecisionRun) =>
      before.current.includes(stateOf({ ...run, state: 'running' }));
    const run = shown.find(
      (one) =>
        !before.current.includes(stateOf(one)) && (one.state === 'running' || wasRunning(one)),
    );
    before.current = states;
    if (!run) return;
    const { state, move, reached, total } = run;
    announce(
      state === 'running'
        ? batchRunning(i18n, move, { done: reached, total }).title
        : batchReportTitle(i18n, move, run),
    );
  });
  const key = states.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the states by value.
  useEffect(() => onChange(), [key]);

  const last = undoReports.at(-1);
  useEffect(() => {
    if (last) announce(last.text);
  }, [last, announce]);

  return <LiveRegion {...announcement} />;
}
