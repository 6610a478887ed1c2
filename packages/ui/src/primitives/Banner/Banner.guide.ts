import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Tells how the part of the page below it stands: it failed, it is out of date, it was saved. It can offer one step and a way to put it aside.',
  avoid:
    'What is wrong with one field is that field’s error. A question that must be answered is a Dialog. A list with nothing in it is an EmptyState.',
  anatomy: [
    ['Ground', 'Soft, with an edge, in the colour of its tone.'],
    ['Picture', 'One for each tone, the same wherever a message appears.'],
    ['Title', 'Optional, a few strong words above the rest.'],
    ['Words', 'What happened and what is still safe.'],
    ['Step', 'Optional button: beside short words, below long ones.'],
    ['Dismissal', 'Optional cross at the far end.'],
  ],
  states: [
    ['Info, positive', 'Read aloud once the reader pauses.'],
    ['Warning, critical', 'Read aloud at once, even from behind an open dialog.'],
    ['Step under way', 'The button waits and ignores presses until the step is done.'],
  ],
  keyboard: [
    ['Tab', 'To the step, then to the dismissal.'],
    ['Enter, Space', 'Press the one that has the focus.'],
  ],
  code: `import { Banner } from '@campetto/ui';

export function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="critical"
      action={{ label: 'Try again', onAction: onRetry, loading: retrying }}
    >
      Failed to load venues.
    </Banner>
  );
}
`,
  rules: [
    {
      do: 'Say what happened and what to do now, in one or two sentences.',
      dont: '“Error 409”. The number helps nobody who reads it.',
    },
    {
      do: 'Put it at the head of the part that it is about.',
      dont: 'A banner at the top of the page for a list that lies two screens below.',
    },
  ],
};
