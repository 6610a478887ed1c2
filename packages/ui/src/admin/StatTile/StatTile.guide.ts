import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'One number that is read at a glance, and the way to the list behind it.',
  avoid:
    'A way on without a number is a QuickActionCard. The numbers that an import leaves behind are an ImportReport. Two words about a thing are a Badge.',
  anatomy: [
    ['Card', 'The whole of it is the link, where there is one.'],
    [
      'Corner',
      'The quarter circle at a pitch’s corner, in the colour of the status, with its picture.',
    ],
    ['Label', 'What is counted.'],
    ['Figure', 'Already formatted for the reader; digits of one width.'],
  ],
  states: [
    ['Figure', 'Without a link it lies still; with one it gets an edge under the pointer.'],
    ['Focused', 'A ring around the card.'],
    ['Loading', 'A ball in the figure’s place, so that nothing jumps.'],
    ['Missing', 'A dash; those who listen are told that it is not available.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the tile, where it is a link.'],
    ['Enter', 'Leads to the list.'],
  ],
  code: `import { StatTile } from '@campetto/ui';

export function Pending({ count }: { count: number | undefined }) {
  return (
    <StatTile
      tone="pending"
      label="Pending reviews"
      value={count?.toLocaleString('en')}
      loading={false}
      loadingLabel="Loading"
      missingLabel="Not available"
      href="/venues?status=pending"
    />
  );
}
`,
  rules: [
    {
      do: 'Leave the value out when it could not be loaded.',
      dont: 'A nought in its place: nought is a number, and a false one.',
    },
  ],
};
