import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Requires full attention: a question before something is removed, a form that belongs to the list behind it, two things to compare.',
  avoid:
    'A message is a Banner. A decision that one press undoes needs no question: use an UndoNotice. A form that is a task of its own is a page.',
  anatomy: [
    [
      'Overlay',
      'Darkens the page, which neither scrolls nor responds; a press on it requests closing.',
    ],
    ['Panel', 'A centred card; on phones a sheet at the lower edge.'],
    ['Header', 'Icon of the tone, title, description; stays visible.'],
    ['Body', 'Scrolls when it is long.'],
    ['Footer', 'Buttons, the main one last; stays visible, full width on phones.'],
    ['Close button', 'Always present, last in order.'],
  ],
  states: [
    [
      'Prompt, form, wide, full',
      'At most 30, 46, 64 and 75 rem: for a question, a form, a comparison of two or three, of more.',
    ],
    ['With and without a tone', 'With one, its icon is beside the title.'],
    [
      'Close disabled',
      'While an action is pending: neither the close button nor Escape requests closing.',
    ],
    ['Urgent', 'Read aloud completely on opening.'],
    ['Low window', 'The header scrolls too, and the footer unless the window is wide.'],
  ],
  tones: [
    ['`brand`', 'A question without danger, or information.'],
    ['`positive`', 'A result: all of it was done.'],
    ['`warning`', 'A question before something is taken away or lost, or a result in part.'],
    ['`critical`', 'It failed.'],
  ],
  keyboard: [
    [
      'On opening',
      'The focus moves to the first control that is not a link, or to the one with `autoFocus`.',
    ],
    ['Tab', 'Stays inside the dialog.'],
    ['Enter', 'In a field of a dialog with `onSubmit`: submits it.'],
    [
      'Escape',
      'Requests closing; the caller may refuse. The focus returns to where it was. In a combobox with text: empties it.',
    ],
    ['Back', 'Requests closing where the app provides a `DialogRegistry`.'],
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
      do: 'Buttons that name the action: “Discard”, “Cancel”.',
      dont: '“Yes” and “No”, which must be read together with the question.',
    },
    {
      do: 'Refuse to close while typed text would be lost, and ask.',
      dont: 'A dialog that closes by accident and loses everything that was typed.',
    },
  ],
  content: [
    'The title is a question or names the task: “Discard this venue?”, “Edit venue”.',
    'The description says what follows, in one sentence.',
  ],
  screenReader: [
    'The title is read when it opens. With `urgent` it is an alert dialog, whose description is read as well.',
    'The page behind it is hidden from the reader, but for live regions.',
  ],
};
