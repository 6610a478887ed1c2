import { DialogPicture } from '../../docs/page/DialogPicture.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { BulkBody } from './BulkBody.tsx';

const { bulk } = reviewCopy({});
const done = <Button tone="brand">{bulk.done}</Button>;

/** Of the first rule; the other is about the focus. */
export const drawings: readonly Drawing[] = [
  {
    do: (
      <DialogPicture title={bulk.report} footer={done}>
        <BulkBody
          step={{
            phase: 'report',
            tone: 'warning',
            title: bulk.report,
            skipped: {
              legend: bulk.legend,
              groups: [
                { why: bulk.changed, venues: ['Padel Club Navigli', 'Centro Sportivo Giuriati'] },
                { why: bulk.impossible, venues: ['Campo di calcio Belvedere'] },
              ],
            },
            doneLabel: bulk.done,
          }}
        />
      </DialogPicture>
    ),
    dont: <DialogPicture title="Done" footer={done} />,
  },
];
