import type { Example } from '../../docs/page/Rules.tsx';
import { reviewCopy } from '../../sample-copy/review.ts';
import { InspectorChecks } from './InspectorChecks.tsx';

const { label, swapped, swappedWhy, swap } = reviewCopy({}).warnings;

const check = (text: string, explanation: string, fixLabel: string) => (
  <InspectorChecks
    label={label}
    disabled={false}
    checks={[{ id: text, text, explanation, fix: { label: fixLabel, onAction: () => {} } }]}
  />
);

export const examples: readonly Example[] = [
  {
    do: check(swapped, swappedWhy, swap),
    dont: check('Coordinates', 'The coordinates are wrong.', 'OK'),
  },
];
