import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows how many venues were approved and discarded on each of the last days, with a sentence about today.',
  avoid: 'Shares of a whole are CountedBars. One figure alone is a StatTile.',
  anatomy: [
    ['Title and sentence', 'What is shown, and the figures of today.'],
    [
      'Bars',
      'One column a day, discarded above approved. Hatched and plain, so that they differ without colour.',
    ],
    ['Day', 'The day of the month below each column; the whole date and both figures on hover.'],
    ['Legend', 'Which bar is which.'],
    ['Table', 'The same figures for screen readers, to which the bars are hidden.'],
  ],
  states: [
    ['Counted', 'The highest day fills the height; a single decision is at least a line.'],
    ['Loading', 'A skeleton in the place of the bars. Shown days remain while newer ones load.'],
    ['Empty', 'States that nobody has decided.'],
    ['Failed', 'Reports the failure, announced at once, with a retry.'],
  ],
  keyboard: [['Tab', 'Has no stop but the retry.']],
  code: `import { DecisionChart } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Decisions() {
  return (
    <DecisionChart
      labels={labels.DecisionChart}
      summary="38 decided today, 12 by you"
      days={[
        { id: '2026-11-19', shortName: '19', name: 'Thursday 19 November', approved: 52, discarded: 7 },
        { id: '2026-11-20', shortName: '20', name: 'Friday 20 November', approved: 30, discarded: 8 },
      ]}
      formatNumber={(count) => count.toLocaleString('en')}
      pending={false}
    />
  );
}
`,
  rules: [
    {
      do: 'Two weeks: each day has a column and a number.',
      dont: 'Two months: columns as thin as lines, whose numbers cannot be read.',
    },
  ],
  content: [
    'The title says what is counted, and per what: “Decisions per day”.',
    'The sentence gives the numbers of today first: “38 decided today, 12 by you”.',
    'Below a column is only the day of the month, “20”. The whole date, “Friday 20 November”, is in the tooltip and in the table that is read.',
    'The legend has one participle for each bar, “Approved” and “Discarded”. They are also the headers of the table.',
  ],
  screenReader: [
    'The bars are skipped: the same figures follow as a table. The sentence about today is read first.',
    'It is busy while it loads.',
  ],
};
