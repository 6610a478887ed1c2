import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Asks for all attention: one question before something is taken away, a form that belongs to the list behind it, two things to compare.',
  avoid:
    'What only tells something is a Banner. A decision that one press takes back can go without a question: an UndoNotice. A form that is a task of its own is a page.',
  anatomy: [
    ['Scrim', 'Darkens the page, which neither scrolls nor answers; a press on it asks to close.'],
    ['Panel', 'A card in the middle; on phones a sheet from the lower edge.'],
    ['Head', 'Picture of the tone, title, description; stays in sight.'],
    ['Body', 'Scrolls when it is long.'],
    ['Foot', 'Buttons, the main one last; stays in sight, wide on phones.'],
    ['Cross', 'Always there, last in order.'],
  ],
  states: [
    ['Prompt, form, wide', 'At most 30, 46 and 64 rem: to ask, to fill in, to compare.'],
    ['Info, positive, warning, critical', 'A picture beside the title.'],
    ['Close disabled', 'While something is under way: neither the cross nor Escape asks to close.'],
    ['Urgent', 'Read out in full as it opens.'],
    ['Low window', 'Head and foot scroll along, so that the body has room.'],
  ],
  keyboard: [
    [
      'As it opens',
      'The focus goes to the first control that is no link, or the one with `autoFocus`.',
    ],
    ['Tab', 'Goes round inside.'],
    ['Enter', 'In a field of a dialog with `onSubmit`: sends it.'],
    ['Escape', 'Asks to close; the caller may decline. The focus returns to where it was.'],
  ],
  code: `import { Button, Dialog } from '@campetto/ui';

export function Discard({ open, onDiscard, onClose }: {
  open: boolean;
  onDiscard: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      urgent
      tone="warning"
      title="Discard this venue?"
      description="You can restore it later."
      closeLabel="Close"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="critical" onClick={onDiscard} autoFocus>
            Discard
          </Button>
        </>
      }
    />
  );
}
`,
  rules: [
    {
      do: 'Buttons that say what they do: “Discard”, “Cancel”.',
      dont: '“Yes” and “No”, which must be read together with the question.',
    },
    {
      do: 'Decline to close while something typed would be lost, and ask.',
      dont: 'A dialog that closes on a slip of the finger, with all that was typed.',
    },
  ],
};
