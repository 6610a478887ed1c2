import type { ReactNode } from 'react';
import { miniatures } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Banner } from '../../primitives/Banner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { reviewCopy } from '../../sample-copy/review.ts';
import { UndoNotice } from '../UndoNotice/index.ts';
import { ReviewFooter } from './ReviewFooter.tsx';

const { notice } = reviewCopy({});

const screen = (below: ReactNode) => (
  <Stack>
    <Banner tone="brand">Where the list of the screen is.</Banner>
    <ReviewFooter>
      <UndoNotice
        notice={{ text: notice.approved }}
        dismissLabel={notice.dismiss}
        onDismiss={() => {}}
      />
    </ReviewFooter>
    {below}
  </Stack>
);

export const examples: readonly Example[] = [
  miniatures({
    do: screen(null),
    dont: screen(<Banner tone="brand">Something else, below the bars.</Banner>),
  }),
];
