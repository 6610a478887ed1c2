import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Replaces a list when there is nothing to list, and offers the action that would fill it.',
  avoid:
    'While it is loading use a Spinner. If loading failed use a Banner: an empty court would state that there is nothing, which is not known.',
  anatomy: [
    ['Court', 'The plan of a court in perspective, fading towards the text; not read aloud.'],
    ['Celebration', 'Optional: words above the title, with a goal instead of the court.'],
    ['Title', 'What is missing. A heading of the level that the page needs.'],
    ['Hint', 'Optional: what would fill the place.'],
    ['Action', 'Optional: a button that acts in place, or a link.'],
  ],
  states: [
    ['With an action in place', 'Such as clearing the filters that hide everything.'],
    ['With a link', 'Such as adding the first venue.'],
    ['Title alone', 'If there is nothing to do.'],
    ['Celebration', 'If the list is empty because all of it is done.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the action if there is one.'],
    ['Enter', 'Presses it. Space does too, if it is a button.'],
  ],
  code: `import { EmptyState } from '@campetto/ui';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No venues found matching your criteria"
      hint="Clear the filters to see every venue that waits for a decision."
      action={{ label: 'Clear filters', onAction: onClear }}
    />
  );
}
`,
  rules: [
    {
      do: 'Distinguish “nothing matches the filters” from “nothing is there yet”: the actions differ.',
      dont: '“No data”. It is true, but no help.',
    },
  ],
  content: [
    'The title says what is missing, the hint what would appear here.',
    'The button names the way out: “Clear the filters”.',
  ],
  screenReader: [
    'The title is a heading. The drawing is skipped.',
    'It is not announced: the list that it replaces reports how many results there are.',
  ],
};
