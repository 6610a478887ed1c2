import { DialogPicture } from '../../docs/page/DialogPicture.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { BulkBody } from './BulkBody.tsx';
import type { BulkReport } from './types.ts';

/** The report of a run that has skipped venues for two reasons. */
export function reportOf(
  { bulk }: ReturnType<typeof reviewCopy>,
  changed: readonly string[],
  impossible: readonly string[],
): BulkReport {
  return {
    phase: 'report',
    tone: 'warning',
    title: bulk.report,
    skipped: {
      legend: bulk.legend,
      groups: [
        { why: bulk.changed, venues: changed },
        { why: bulk.impossible, venues: impossible },
      ],
    },
    doneLabel: bulk.done,
  };
}

const copy = reviewCopy({});
const report = reportOf(
  copy,
  ['Padel Club Navigli', 'Centro Sportivo Giuriati'],
  ['Campo di calcio Belvedere'],
);
const done = <Button tone="brand">{copy.bulk.done}</Button>;

/** Of the first rule; the other is about the focus. */
export const drawings: readonly Drawing[] = [
  {
    do: (
      <DialogPicture title={report.title} footer={done}>
        <BulkBody step={report} />
      </DialogPicture>
    ),
    dont: <DialogPicture title="Done" footer={done} />,
  },
];
