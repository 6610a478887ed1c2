import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows one number at a glance, with a link to the list behind it.',
  avoid:
    'A link without a number is a QuickActionCard. The numbers of an import are an ImportReport. Two words about a thing are a Badge.',
  anatomy: [
    ['Card', 'With a link, the whole card is the link.'],
    [
      'Corner',
      'The quarter circle of a pitch’s corner, in the colour of what is counted: an hourglass for `pending`, a tick for `approved`, a cross for `discarded`, a pin for `total`.',
    ],
    ['Label', 'What is counted.'],
    ['Figure', 'Already formatted for the language; digits of equal width.'],
  ],
  states: [
    ['Figure', 'Without a link it is static; with one it gets a border on hover.'],
    ['Focused', 'A ring around the card.'],
    ['Loading', 'A skeleton in the figure’s place, so that nothing shifts.'],
    ['Missing', 'A dash; screen readers announce that it is not available.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the tile if it is a link.'],
    ['Enter', 'Follows the link to the list.'],
  ],
  code: `import { StatTile } from '@campetto/ui';

export function Pending({ count }: { count: number | undefined }) {
  return (
    <StatTile
      kind="pending"
      label="Pending reviews"
      value={count?.toLocaleString('en')}
      pending={false}
      pendingLabel="Loading"
      missingLabel="Not available"
      href="/venues?status=pending"
    />
  );
}
`,
  rules: [
    {
      do: 'Omit the value when it could not be loaded.',
      dont: 'Show a zero instead: that is a wrong number.',
    },
  ],
  content: [
    'The label says what is counted, in two or three words: “Discarded venues”. A longer one wraps.',
    'The figure arrives formatted for the language and without a unit, which is in the label: “1,314”, not “1314 venues”.',
    'The label of a missing figure is read in place of the dash: “Not available”, not “Error”.',
  ],
  screenReader: [
    'Figure and label are read as one; where the figure loads or is missing, that is read instead.',
  ],
};
