import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows one venue of a list at a time, with the decisions above a VenueInspector: for whoever decides hundreds in a sitting.',
  avoid: 'Where venues are compared or selected. Rows and cards of a VenueGrid show many.',
  anatomy: [
    ['Position', 'Where one is in the list, between the buttons for the previous and next venue.'],
    ['Progress', 'Optional: how many were decided today, and who else is reviewing.'],
    ['Notice', 'Optional: another reviewer has this venue at hand.'],
    [
      'Actions',
      'In the order of the card, then Later and Skip, each with its key. On a phone those of the card are one line that stays in sight, unless the text is large.',
    ],
    [
      'Reasons',
      'Over the bar, without moving the venue; on a phone in place of the actions. One press chooses a reason and discards.',
    ],
    ['Venue', 'A VenueInspector. Only its content changes from venue to venue.'],
  ],
  states: [
    ['First, last', 'The button for the venue before or after is disabled.'],
    ['Pending', 'An action on this venue is in progress: only Skip works.'],
    [
      'Double click',
      'Its second click does nothing: it would be on the next venue. Each click on Skip counts.',
    ],
  ],
  keyboard: [
    ['Tab', 'Previous, next, actions, then the venue.'],
    ['Escape', 'Leads from the reasons back to the actions, as Back does on a touch screen.'],
    ['A, D and a digit, E, L, S', 'Handled by the screen, which shows them with `shortcut`.'],
  ],
  code: `import {
  VenueFocus,
  type VenueFocusProps,
  VenueGrid,
  type VenueGridProps,
  VenueInspector,
  type VenueInspectorProps,
} from '@campetto/ui';

interface OneByOne {
  grid: Omit<VenueGridProps, 'children' | 'layout'>;
  focus: Omit<VenueFocusProps, 'children'>;
  venue: VenueInspectorProps;
}

export function OneByOne({ grid, focus, venue }: OneByOne) {
  return (
    <VenueGrid {...grid} layout="focus">
      <VenueFocus {...focus}>
        <VenueInspector {...venue} />
      </VenueFocus>
    </VenueGrid>
  );
}
`,
  rules: [
    {
      do: 'Show the key of each action.',
      dont: 'Leave them out: whoever decides hundreds goes back to the mouse.',
    },
  ],
  content: [
    'The position is the place and the whole, formatted: “3 of 1,314”.',
    'An action is one verb, “Approve”; it is read with the venue: “Approve Padel Club Navigli”. Its key is drawn: do not put it into the label, as in “Approve (A)”.',
    'The reasons are a question with its mark, “Why is it discarded?”, and answers without a full stop: “Closed for good”.',
    'The notice ends with the person, because a long address may be cut: “Being reviewed by Anna”.',
  ],
  screenReader: [
    'Decisions are a group; each button is named with the venue, and its key is reported. The `notice` is announced.',
  ],
};
