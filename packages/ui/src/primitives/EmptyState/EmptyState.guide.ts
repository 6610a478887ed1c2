import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Stands where a list would be when there is nothing to list, and offers the step that would fill it.',
  avoid:
    'While it is still loading, a Spinner. When loading failed, a Banner: an empty court would say that there is nothing, and that is not known.',
  anatomy: [
    ['Court', 'The plan of a court, lying flat and fading towards the words; not read aloud.'],
    ['Title', 'What is not there. A heading, of the rank that the page needs.'],
    ['Hint', 'Optional: what would fill the place.'],
    ['Step', 'Optional: a button that acts here, or a link that leads elsewhere.'],
  ],
  states: [
    ['With a step here', 'Such as clearing the filters that hide everything.'],
    ['With a step elsewhere', 'Such as adding the first venue.'],
    ['Title alone', 'Where there is nothing to do but wait, or to be glad.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the step, where there is one.'],
    ['Enter', 'Takes it. Space does too, where it is a button.'],
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
      do: 'Tell apart “nothing matches the filters” and “nothing is there yet”: the step out differs.',
      dont: '“No data”. It is true, and no help.',
    },
  ],
};
