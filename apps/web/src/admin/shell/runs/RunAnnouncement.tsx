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
  const lastReport = useRef(0);
  const states = shown.map(stateOf);

  function textOf(run: DecisionRun): string {
    const { state, move, reached, total } = run;
    return state === 'running'
      ? batchRunning(i18n, move, { done: reached, total }).title
      : batchReportTitle(i18n, move, run);
  }

  const onChange = useEffectEvent(() => {
    const wasRunning = (run: DecisionRun) =>
      before.current.includes(stateOf({ ...run, state: 'running' }));
    const runs = shown.filter(
      (run) =>
        !before.current.includes(stateOf(run)) && (run.state === 'running' || wasRunning(run)),
    );
    const reports = undoReports.filter(({ id }) => id > lastReport.current);
    before.current = states;
    lastReport.current = reports.at(-1)?.id ?? lastReport.current;
    const texts = [...runs.map(textOf), ...reports.map(({ text }) => text)];
    // One message, because a second one would replace the first before it is read.
    if (texts.length > 0) announce(texts.join('. '));
  });
  const key = states.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the states by value.
  useEffect(() => onChange(), [key, undoReports]);

  return <LiveRegion {...announcement} />;
}
