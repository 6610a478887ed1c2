import { DialogPicture } from '../../docs/page/DialogPicture.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { BatchBody } from './BatchBody.tsx';
import type { BatchReport } from './types.ts';

/** The report of a run that has skipped venues for two reasons. */
export function reportOf(
  { batch }: ReturnType<typeof reviewCopy>,
  changed: readonly string[],
  impossible: readonly string[],
): BatchReport {
  return {
    phase: 'report',
    tone: 'warning',
    title: batch.report,
    skipped: {
      legend: batch.legend,
      groups: [
        { why: batch.changed, venues: changed },
        { why: batch.impossible, venues: impossible },
      ],
    },
    doneLabel: batch.done,
  };
}

const copy = reviewCopy({});
const report = reportOf(
  copy,
  ['Padel Club Navigli', 'Centro Sportivo Giuriati'],
  ['Campo di calcio Belvedere'],
);
const done = <Button tone="brand">{copy.batch.done}</Button>;

/** Shows the first rule; the other is about the focus. */
export const examples: readonly Example[] = [
  {
    do: (
      <DialogPicture title={report.title} footer={done}>
        <BatchBody step={report} />
      </DialogPicture>
    ),
    dont: <DialogPicture title="Done" footer={done} />,
  },
];
