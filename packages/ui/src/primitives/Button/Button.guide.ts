import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Performs an action in place: approve, save, sign in, clear the filters.',
  avoid:
    'A link to another page is a ButtonLink. An icon without text is an IconButton. A choice that persists is a Checkbox or a Select.',
  anatomy: [
    ['Background', 'Coloured by tone; at least one touch target wide, 44 px.'],
    ['Icon', 'Before the text, where it helps to recognise the button.'],
    ['Text', 'Starts with a verb. While pending, the pending label replaces it.'],
  ],
  states: [
    [
      'Resting, hover, pressed',
      'The background darkens on hover; pressed, the button moves down by one pixel.',
    ],
    ['Focused', 'A ring of 3 px outside the border; it remains under forced colours.'],
    [
      'Disabled',
      'Only where the page gives the reason; otherwise leave it enabled and report the problem.',
    ],
    [
      'Pending',
      'The pending label, or a spinner in the place of the icon; width and focus remain, clicks are ignored.',
    ],
  ],
  tones: [
    ['`neutral`', 'Any action beside the main one; the default.'],
    ['`brand`', 'The main action of a screen or dialog: “Save changes”.'],
    ['`positive`', 'A decision in favour of something: “Approve”.'],
    ['`caution`', 'Takes something away after a question, or can be undone: “Discard” on a card.'],
    ['`critical`', 'Takes something away at once: “Discard” as the answer to the question.'],
    ['`quiet`', 'A minor action, without a border: “Undo” in a list.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the button, also while it is pending.'],
    ['Enter, Space', 'Press it.'],
  ],
  code: `import { Button } from '@campetto/ui';

export function Approve({ pending, onApprove }: { pending: boolean; onApprove: () => void }) {
  return (
    <Button tone="positive" pending={pending} pendingLabel="Approving…" onClick={onApprove}>
      Approve
    </Button>
  );
}
`,
  rules: [
    {
      do: 'One primary button per screen: the main action.',
      dont: 'Two primary buttons side by side; the main action is unclear.',
    },
    {
      do: 'Caution for an action with a confirmation, critical for one that deletes at once.',
      dont: 'A red button that only opens a dialog: a false alarm.',
    },
  ],
  content: [
    'A verb, and its object where that is not obvious: “Add venue”.',
    'The pending label is the same verb in its progressive form, with an ellipsis: “Saving…”.',
  ],
  screenReader: [
    'Only the visible label is its name: “Save”, or “Saving…” while it is pending.',
    'While it is pending it is busy and keeps the focus; report the outcome in a LiveRegion or a Banner.',
  ],
};
