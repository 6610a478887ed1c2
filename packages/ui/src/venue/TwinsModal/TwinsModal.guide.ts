import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Compares two venues that may be one, field by field, so that either can go as the duplicate of the other without losing what only it knew.',
  avoid:
    'To change facts by hand use the EditVenueModal. More than two likely twins are paged through here, one pair at a time.',
  anatomy: [
    ['Likeness', 'What says that they are the same: distance, phone, name.'],
    ['Pager', 'Optional: leads round through several likely twins.'],
    ['Heads', 'Picture or painted court, name and status of each, above its column.'],
    [
      'Field',
      'An equals sign, or one struck through, and both values. What differs is tinted and strong.',
    ],
    ['Copy', 'An arrow towards the other side. Once copied it takes the copy back.'],
    [
      'Decisions',
      'Not a duplicate, discard the other, and last: discard the one that was opened. Each button says which.',
    ],
  ],
  states: [
    ['Same', 'Quiet; on a phone told once.'],
    ['Differs', 'By sign, weight and words, not by colour alone.'],
    ['Copied', 'Both hold the value; a badge says that it is not saved yet.'],
    ['Nothing to copy', 'No arrow from an empty value, nor where the other side cannot take it.'],
    ['Discarding', 'The pressed button waits; everything else is disabled.'],
    ['Failed', 'Stays open, with a Banner at the top.'],
  ],
  keyboard: [
    ['Tab', 'The pager, the arrows field by field, the decisions, the cross.'],
    ['Enter, Space', 'Copy and take back with the focus staying; decide.'],
    ['Escape', 'Closes, except while discarding.'],
  ],
  code: `import { type TwinField, TwinsModal, type TwinsModalProps } from '@campetto/ui';

interface Compare
  extends Pick<
    TwinsModalProps,
    'labels' | 'likeness' | 'onCopy' | 'onUndoCopy' | 'onDiscard' | 'onKeepBoth' | 'onClose'
  > {
  fields: readonly TwinField[];
}

export function Compare(props: Compare) {
  return (
    <TwinsModal
      {...props}
      open
      venue={{
        name: 'Padel Club Navigli',
        status: { label: 'Pending', tone: 'warning' },
        court: 'padel',
      }}
      twin={{
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
      do: 'Save what was copied before the discard takes the other one away.',
      dont: 'Save each copy as its arrow is pressed: it could not be taken back.',
    },
  ],
};
