import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows one venue for a decision at a glance: picture, name, place, sports, rating, what is missing.',
  avoid:
    'A venue that is only mentioned is a TextLink with its name. Two to be compared are shown in a DuplicatesDialog, all editable fields in the EditVenueDialog.',
  anatomy: [
    ['Picture', 'The picture, or a painted court if there is none or it does not load.'],
    [
      'Extras',
      'Optional, on the picture: the possible duplicates as a badge, Later and the history as icons.',
    ],
    [
      'Selection',
      'Optional, a checkbox of 44 px in the upper corner. With Shift it selects a range.',
    ],
    [
      'Name and sports',
      'If missing, labelled as missing. Two lines of a name and three sports are shown, the rest is in tooltips.',
    ],
    [
      'Facts',
      'Address and coordinates, phone, website, one line each after its icon; a struck-through icon if one is missing.',
    ],
    [
      'Failed checks',
      'One line: the first, and how many more. It opens to all of them with explanations and certain fixes, over the card, so that no button moves.',
    ],
    ['Decision', 'When, by whom and why it was decided before.'],
    ['Rating, source, date', 'In small type above the buttons.'],
    ['Actions', 'Always at the bottom, on one line with those of the neighbours.'],
  ],
  states: [
    ['Complete, bare', 'Equally readable: missing values are labelled in grey, in their place.'],
    ['Doubtful website', 'Text with a warning icon instead of a link.'],
    ['Checks failed', 'Folded to one line; a single one has its fix beside it.'],
    ['Long texts', 'Cut off, so that no card stretches its row by more than a line of its name.'],
    ['Selected', 'Its background is tinted and the box is checked.'],
    ['Active', 'A quiet ring: the card to which keyboard shortcuts apply.'],
    ['Focused', 'The stronger focus ring.'],
    [
      'Set aside',
      'A badge on the picture with one line of the note, in place of Later; its tooltip says who, when and all of it.',
    ],
    ['At hand', 'A notice below the name that another reviewer is looking at the venue.'],
    ['In a low window', 'Of a mouse: a low picture, and phone and website share a line.'],
    ['Pending', 'Dimmed and disabled while an action is pending.'],
    ['Approved, discarded', 'Recognisable by its actions: only Edit, or only Restore.'],
  ],
  keyboard: [
    [
      'Tab',
      'Checkbox, extras, website, checks with their fixes, actions. The card itself is focused by code only, through its ref.',
    ],
    ['Space', 'Checks the box.'],
    ['Enter, Space', 'Open the failed checks, press a button.'],
    ['Escape', 'Closes the failed checks.'],
    ['Enter', 'Follows the website, in a new tab.'],
  ],
  code: `import { VenueCard, type VenueCardLabels } from '@campetto/ui';

interface Pending {
  labels: VenueCardLabels;
  pending: boolean;
  onDecide: (decision: 'approve' | 'edit' | 'discard' | 'restore') => void;
}

export function Pending({ labels, pending, onDecide }: Pending) {
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
      pending={pending}
      onAction={onDecide}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass undefined for unknown values: the card labels them as missing.',
      dont: 'Pass an empty string, “n/a” or 0: the card would show it as a fact.',
    },
    {
      do: 'In a list, wrap the card in a memo component of your own that takes the venue and stable callbacks, and builds the props inside.',
      dont: 'Rely on the card to skip rendering: it is not memoised, since labels and actions are usually built anew each time.',
    },
    {
      do: 'Put the venue’s name into every accessible label.',
      dont: 'Leave a screen reader with twenty buttons that all say “Approve”.',
    },
  ],
  content: [
    'The name as the source writes it; missing values are named as missing.',
    'The name has two lines and the address one; the rest is in the tooltip. Where the window has room for few letters nothing is cut.',
    'An action is one verb, “Approve”; the name of the venue completes what is read.',
  ],
  screenReader: [
    'It is an article with the name of the venue. Each button is named with the venue: “Approve Padel Club Navigli”.',
  ],
};
