import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows one venue in a line of 56 px, in a VenueGrid with the layout `rows`: many are compared at once.',
  avoid:
    'Where the picture, the phone number or the reasons of failed checks decide, a VenueCard shows them.',
  anatomy: [
    ['Selection', 'Optional, a checkbox of 44 px. With Shift it selects a range.'],
    ['Thumbnail', 'The picture, or a painted court.'],
    ['Name and address', 'One line each; what does not fit is cut off.'],
    ['Sports, rating, date, source', 'Where there is room; beside an inspector sports and rating.'],
    [
      'Failed checks',
      'The first, and how many more; their number where a text has no room. The reason is the tooltip.',
    ],
    ['Buttons', 'Extras and actions as icons with tooltips, always in the same column.'],
  ],
  states: [
    ['Selected', 'Its background is tinted and the box is checked.'],
    [
      'Active',
      'A quiet ring: the row to which keyboard shortcuts apply. It is grey while they do not.',
    ],
    ['Set aside', 'A badge before the address, with who, when and the note in its tooltip.'],
    ['At hand', 'A notice before the address that another reviewer is looking at the venue.'],
    ['Pending', 'Dimmed and disabled while an action is pending.'],
    [
      'Beside an inspector',
      'Date, source, set aside and history leave, which the inspector has; where names need the room, sports and rating, too. A long name has two lines.',
    ],
    ['Narrow', 'Sports and source leave first; then the buttons are on a line of their own.'],
  ],
  keyboard: [
    ['Tab', 'Checkbox, extras, actions. The row itself is focused by code only, through its ref.'],
    ['Space', 'Checks the box.'],
    ['Enter, Space', 'Press a button.'],
  ],
  code: `import { VenueGrid, type VenueGridProps, VenueRow, type VenueCardProps } from '@campetto/ui';

interface Rows {
  grid: Omit<VenueGridProps, 'children' | 'layout'>;
  venues: readonly (VenueCardProps & { id: string })[];
}

export function Rows({ grid, venues }: Rows) {
  return (
    <VenueGrid {...grid} layout="rows">
      {venues.map(({ id, ...venue }) => (
        <VenueRow key={id} {...venue} />
      ))}
    </VenueGrid>
  );
}
`,
  rules: [
    {
      do: 'Use rows to compare many: six take the height of one card.',
      dont: 'Use cards where fifty venues are decided by their names and addresses.',
    },
  ],
  content: [
    'As of a VenueCard; what does not fit is in the tooltip.',
    'The name has one line, two in a narrow list, since names of a town begin alike.',
  ],
  screenReader: [
    'It is an article with the name of the venue. Each button is named with the venue.',
  ],
};
