import { miniatures } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { ComingSoon } from './ComingSoon.tsx';

const { soon } = marketingCopy({});
const note = <ComingSoon {...soon} />;

export const examples: readonly Example[] = [
  miniatures({
    do: note,
    dont: (
      <>
        {note}
        <ComingSoon badge={soon.badge} title="Tournaments" text="With groups and a final." />
        <ComingSoon badge={soon.badge} title="Coaches" text="Find one near you." />
      </>
    ),
  }),
];
