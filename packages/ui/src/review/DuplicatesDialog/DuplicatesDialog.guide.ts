import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Compares two probable duplicates field by field, so that either can be discarded without losing data that only it has.',
  avoid:
    'To edit fields by hand use the EditVenueDialog. With several duplicates this dialog shows one pair at a time.',
  anatomy: [
    ['Similarity', 'Why they are probably the same: distance, phone, name.'],
    ['Pager', 'Optional: moves through several duplicates.'],
    ['Headers', 'Picture or painted court, name and status of each venue, above its column.'],
    [
      'Field',
      'An equals sign, plain or struck through, and both values. Differences are tinted and bold.',
    ],
    ['Copy', 'An arrow towards the other venue. After copying, it reverts the copy.'],
    [
      'Decisions',
      'Not a duplicate, discard the other one, and last: discard the opened one. Each button names its venue.',
    ],
  ],
  states: [
    ['Same', 'Quiet; on a phone shown once.'],
    ['Different', 'By icon, weight and text, not by colour alone.'],
    ['Copied', 'Both have the value; a badge states that it is not saved yet.'],
    ['Nothing to copy', 'No arrow for an empty value, or where the other venue cannot accept it.'],
    ['Discarding', 'The pressed button is pending; everything else is disabled.'],
    ['Failed', 'Stays open, with a Banner at the top.'],
  ],
  keyboard: [
    ['Tab', 'The pager, the arrows field by field, the decisions, the close button.'],
    ['Enter, Space', 'Copy and revert, keeping the focus; decide.'],
    ['Escape', 'Closes, except while pending.'],
  ],
  code: `import { type DuplicateField, DuplicatesDialog, type DuplicatesDialogProps } from '@campetto/ui';

interface Compare
  extends Pick<
    DuplicatesDialogProps,
    'labels' | 'similarity' | 'onCopy' | 'onUndoCopy' | 'onDiscard' | 'onKeepBoth' | 'onClose'
  > {
  fields: readonly DuplicateField[];
}

export function Compare(props: Compare) {
  return (
    <DuplicatesDialog
      {...props}
      open
      venue={{
        name: 'Padel Club Navigli',
        status: { label: 'Pending', tone: 'warning' },
        court: 'padel',
      }}
      duplicate={{
        name: 'PADEL NAVIGLI MILANO A.S.D.',
        status: { label: 'Approved', tone: 'positive' },
        court: 'padel',
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'Save what was copied before the other venue is discarded.',
      dont: 'Save each copy when its arrow is pressed: it could not be reverted.',
    },
  ],
};
