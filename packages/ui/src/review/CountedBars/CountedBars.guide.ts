import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows why venues were discarded, or which checks they fail: each with its figure and a bar for comparison.',
  avoid: 'One figure alone is a StatTile. Decisions over time are a DecisionChart.',
  anatomy: [
    ['Title', 'Names the panel, also for screen readers.'],
    ['Name', 'A link to the list of these venues if there is one, otherwise plain text.'],
    ['Figure', 'Already formatted for the language, in digits of equal width.'],
    [
      'Bar',
      'Its share of all, or of the highest. At least a dot wide, so that small values are visible. In the colour of the tone: `critical` for discards, `warning` for checks. Not read aloud, since it repeats the figure.',
    ],
  ],
  states: [
    ['Counted', 'In the given order; most frequent first reads best.'],
    [
      'Loading',
      'A skeleton in the place of the list. Bars that are already shown remain while newer ones load.',
    ],
    ['Empty', 'States that nothing has been discarded.'],
    ['Failed', 'Reports the failure in the list’s place, announced at once, with a retry.'],
  ],
  tones: [
    ['`critical`', 'The bars of discarded venues; the default.'],
    ['`warning`', 'The bars of failed checks.'],
  ],
  keyboard: [
    ['Tab', 'From link to link; plain names are skipped.'],
    ['Enter', 'Follows the link.'],
  ],
  code: `import { CountedBars } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Discards() {
  return (
    <CountedBars
      labels={labels.CountedBars}
      pending={false}
      bars={[
        { id: 'duplicate', name: 'Duplicate', count: '1,204', share: 0.8, href: '/venues?reason=duplicate' },
        { id: 'closed', name: 'Closed for good', count: '301', share: 0.2 },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'The longest bar first.',
      dont: 'The order of the alphabet: the longest bar has to be looked for.',
    },
  ],
  content: [
    'The title is a noun or an indirect question, without a question mark: “Failed checks”, “Why venues were discarded”.',
    'A reason is called as where it was chosen: “Not a sports venue”. A long one wraps: “Non è una struttura sportiva”.',
    'A figure arrives formatted; one that was not counted to its end has a plus: “1,000+”.',
    'The empty panel states a fact: “No venue is discarded.”, not “No data”.',
  ],
  screenReader: [
    'It is a region named by its title, busy while it loads. Bars are skipped; each figure is read with its name.',
  ],
};
