import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { reviewCopy } from '../../sample-copy/review.ts';
import { RunStatus } from '../RunStatus/index.ts';
import { RunStatusGroup } from './RunStatusGroup.tsx';

const { batch } = reviewCopy({});

/** Shows the first rule; the other is about their order. */
export const examples: readonly Example[] = [
  pair(
    RunStatusGroup,
    {
      moreLabel: '4 more, 2 running',
      children: ['first', 'second'].map((id) => (
        <RunStatus
          key={id}
          tone="brand"
          title={batch.run.title}
          detail={batch.run.progressLabel}
          progress={{ value: 34, max: 120 }}
          actions={[]}
        />
      )),
    },
    { moreLabel: '4' },
  ),
];
