import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { reviewCopy } from '../../sample-copy/review.ts';
import { RunStatus } from './RunStatus.tsx';

const { batch } = reviewCopy({});

/** Shows the first rule; the others are about what is announced, and where it is placed. */
export const examples: readonly Example[] = [
  pair(
    RunStatus,
    {
      tone: 'warning',
      title: batch.stopped,
      actions: [batch.resume, batch.undoAll].map((label) => ({ label, onAction: () => {} })),
    },
    { tone: 'critical' },
  ),
];
