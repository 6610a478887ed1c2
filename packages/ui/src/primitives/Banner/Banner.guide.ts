import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Reports the state of the part of the page below it: failed, outdated, saved. It can offer an action, or a choice of two, and can be dismissed.',
  avoid:
    'An error of one field belongs to that field. A question that must be answered is a Dialog. An empty list is an EmptyState.',
  anatomy: [
    ['Background', 'Soft, with a border, in the colour of its tone.'],
    ['Icon', 'One for each tone, the same wherever a message appears.'],
    ['Title', 'Optional, a few bold words above the rest.'],
    ['Text', 'What happened and what is still safe.'],
    ['Actions', 'Optional, at most two buttons: beside a short text, below a long one.'],
    ['Dismissal', 'Optional close button at the end.'],
  ],
  states: [
    ['With and without a title', 'The title is bold, above the text.'],
    ['Action pending', 'The button is pending and ignores presses until the action is done.'],
  ],
  tones: [
    [
      '`brand`',
      'Plain information, such as a draft that was restored. Announced when the screen reader pauses.',
    ],
    ['`positive`', 'It succeeded. Announced when the screen reader pauses.'],
    [
      '`warning`',
      'Something needs attention, or was done in part. Announced at once, even behind an open dialog.',
    ],
    ['`critical`', 'It failed. Announced at once, even behind an open dialog.'],
  ],
  keyboard: [
    ['Tab', 'To the actions, then to the close button.'],
    ['Enter, Space', 'Press the one that has the focus.'],
  ],
  code: `import { Banner } from '@campetto/ui';

export function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="critical"
      action={{ label: 'Try again', onAction: onRetry, pending: retrying }}
    >
      Failed to load venues.
    </Banner>
  );
}
`,
  rules: [
    {
      do: 'State what happened and what to do now, in one or two sentences.',
      dont: '“Error 409”. The number does not help the reader.',
    },
    {
      do: 'Place it at the top of the part that it is about.',
      dont: 'Place it at the top of the page for a list two screens below.',
    },
  ],
  content: [
    'First what happened, then what to do, in whole sentences.',
    'No codes, no “Error:” in front, no exclamation mark.',
    'The button names the action: “Try again”.',
  ],
  screenReader: [
    '`warning` and `critical` are alerts and interrupt; the others wait until the reader is idle.',
    'It is announced when it appears: render it when there is something to say, not empty before.',
  ],
};
