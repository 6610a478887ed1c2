import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows why venues were discarded: each reason with its figure, and bars that let the eye compare.',
  avoid: 'One figure alone is a StatTile. Values over time want a line, which this is not.',
  anatomy: [
    ['Title', 'Names the panel, also for screen readers.'],
    ['Reason', 'A link to the list of these venues where there is one, plain text otherwise.'],
    ['Figure', 'Already formatted for the language, in figures of one width.'],
    [
      'Bar',
      'Its share of all. Never shorter than a dot: one in a thousand is still one. Not read aloud, since it repeats the figure.',
    ],
  ],
  states: [
    ['Counted', 'In the order that you give; most frequent first reads best.'],
    [
      'Loading',
      'The ball bounces in the place of the list. Once there are reasons, they stay while newer ones load.',
    ],
    ['Empty', 'Says that nothing has been discarded.'],
    ['Failed', 'Says so in the list’s place, read out at once, with a way to try again.'],
  ],
  keyboard: [
    ['Tab', 'From link to link; plain reasons are passed over.'],
    ['Enter', 'Follows the link.'],
  ],
  code: `import { ReasonCounts } from '@campetto/ui';

export function Discards() {
  return (
    <ReasonCounts
      labels={{
        title: 'Why venues were discarded',
        empty: 'No venue has been discarded yet.',
        loading: 'Loading the reasons',
      }}
      loading={false}
      reasons={[
        { id: 'duplicate', reason: 'Duplicate', count: '1,204', share: 0.8, href: '/venues?reason=duplicate' },
        { id: 'closed', reason: 'Closed for good', count: '301', share: 0.2 },
      ]}
    />
  );
}
`,
};
