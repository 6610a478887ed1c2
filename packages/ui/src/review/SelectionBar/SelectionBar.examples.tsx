import type { Example } from '../../docs/page/Rules.tsx';
import { reviewCopy } from '../../sample-copy/review.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { SelectionBar } from './SelectionBar.tsx';

const { all, ...labels } = reviewCopy({}).bar;
const { actions } = venueCopy({});

const bar = (offer: string) => (
  <SelectionBar
    labels={labels}
    all={{ label: offer, pending: false, onAction: () => {} }}
    actions={(['approve', 'discard'] as const).map((id) => ({ id, label: actions[id] }))}
    pending={false}
    onAction={() => {}}
    onClear={() => {}}
  />
);

/** Shows the first rule; the other is about what follows. */
export const examples: readonly Example[] = [{ do: bar(all), dont: bar('Select all') }];
