import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows one venue and the decision on it at one glance: picture, name, where, sports, how good, what is missing.',
  avoid:
    'A venue that is only mentioned is a TextLink with its name. Two to be compared stand in a TwinsModal, every editable fact in the EditVenueModal.',
  anatomy: [
    ['Picture', 'The photograph, or the painted court where there is none or it does not load.'],
    ['Selection', 'Optional, a box of 44 px in the upper corner. With Shift it means a range.'],
    ['Name and sports', 'Said to be missing where they are.'],
    [
      'Facts',
      'Address and coordinates, phone, website, each after its sign; a struck-through sign where one is missing.',
    ],
    [
      'Warnings',
      'What looks wrong, explained when opened, with the mend beside it where it is certain.',
    ],
    ['Decision', 'When, by whom and why it was decided before.'],
    ['Rating, source, date', 'In small type above the buttons.'],
    ['Actions', 'Always at the bottom, on one line with those of the neighbours.'],
    ['Extras', 'Likely twins and history, quieter than the decision.'],
  ],
  states: [
    ['Complete, bare', 'Equally easy to read: what is missing is said in grey, in its place.'],
    ['Doubtful website', 'Text with a warning instead of a link.'],
    ['Warned', 'Folded; one line per warning.'],
    ['Selected', 'Its ground is tinted and the box is ticked.'],
    ['Active', 'A quiet ring: the card that the keyboard’s letters decide on.'],
    ['Focused', 'The stronger ring of the focus.'],
    ['Busy', 'Pale, and nothing on it can be pressed, while an action is in flight.'],
    ['Approved, discarded', 'Told by its actions: Edit alone, or Restore alone.'],
  ],
  keyboard: [
    [
      'Tab',
      'Box, website, warnings with their mends, actions, extras. The card itself is reached by code only, through its ref.',
    ],
    ['Space', 'Ticks the box.'],
    ['Enter, Space', 'Open a warning, press a button.'],
    ['Enter', 'Follows the website, in a new tab.'],
  ],
  code: `import { VenueCard, type VenueCardLabels } from '@campetto/ui';

interface Pending {
  labels: VenueCardLabels;
  saving: boolean;
  onDecide: (decision: 'approve' | 'edit' | 'discard' | 'restore') => void;
}

export function Pending({ labels, saving, onDecide }: Pending) {
  return (
    <VenueCard
      labels={labels}
      name="Centro Sportivo Giuriati"
      court="tennis"
      sports={['Tennis', 'Football']}
      address="Via Pascal 6, 20133 Milano"
      coordinates="45.477310, 9.229870"
      source="Comune di Milano"
      actions={[
        { id: 'approve', label: 'Approve', accessibleLabel: 'Approve Centro Sportivo Giuriati' },
        { id: 'discard', label: 'Discard', accessibleLabel: 'Discard Centro Sportivo Giuriati' },
      ]}
      busy={saving}
      onAction={onDecide}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass undefined for what nobody knows: the card says that it is missing.',
      dont: 'Pass an empty string, “n/a” or 0: the card would show it as a fact.',
    },
    {
      do: 'Put the venue’s name into every accessible label.',
      dont: 'Leave a screen reader with twenty buttons that all say “Approve”.',
    },
  ],
};
