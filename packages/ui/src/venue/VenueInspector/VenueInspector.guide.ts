import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows everything that is known of one venue, opened: beside rows as the `aside` of a VenueGrid, or over the width of a page.',
  avoid: 'In a list of many. A VenueCard or a VenueRow shows what suffices for most decisions.',
  anatomy: [
    ['Picture', 'The picture, or a painted court.'],
    ['Set aside', 'Who set it aside, when and why; the note can be changed, the mark taken away.'],
    ['Possible duplicates', 'Why they are likely the same, and the fields that differ.'],
    ['Failed checks', 'Each with its explanation and, where only one value can be right, its fix.'],
    ['Facts', 'Address, phone and website, with a text for each missing value.'],
    ['Place', 'A map, passed as children, and links by which the venue is looked up.'],
    [
      'History',
      'The latest that happened to the venue, and the button that opens the HistoryDialog.',
    ],
    ['Origin', 'Rating, source, date, and how the venue was decided.'],
  ],
  states: [
    ['Narrow', 'One column, from 320 px.'],
    ['Broad', 'From 768 px of its own width: picture and place beside the words.'],
    ['Pending', 'Dimmed, its buttons disabled.'],
  ],
  keyboard: [['Tab', 'Fixes, website, links, further actions.']],
  code: `import { VenueInspector, type VenueInspectorProps } from '@campetto/ui';

export function Details(venue: VenueInspectorProps) {
  return (
    <aside>
      <VenueInspector {...venue} />
    </aside>
  );
}
`,
  rules: [
    {
      do: 'Explain a failed check by what was compared with what, and name the fix.',
      dont: 'Repeat the name of the check as its explanation, and label the fix “OK”.',
    },
  ],
  content: [
    'The name is as the source writes it, and wraps: nothing is cut here, unlike on a card. A venue without one is “Unnamed venue”.',
    'A check is a short fact without a full stop, “No coordinates”; below it a sentence says why that matters, and a verb offers the fix: “Fix and edit”.',
    'A missing value is named, “No phone”, and so is an empty side of a comparison: “Empty”. A dash would look like a value.',
    'A link names the place where it leads: “Street view”, not “Link”. What opens a new tab says so.',
  ],
  screenReader: [
    'It is a region with the name of the venue, busy while an action is pending. Failed checks, duplicates and history are regions with headings; differences are a table.',
  ],
};
