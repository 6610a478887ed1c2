import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A link on the dashboard to a part of the back office, with its purpose. An announced part is labelled as such.',
  avoid:
    'A number that links to its list is a StatTile. The main step of a screen is a ButtonLink.',
  anatomy: [
    ['Card', 'The whole card is the link.'],
    ['Icon', 'The same icon as in the sidebar.'],
    ['Text', 'Name and one line.'],
    ['Arrow', 'Points forward.'],
    ['Badge', 'Instead of the arrow: “Coming soon”.'],
  ],
  states: [
    ['Available', 'Raised; on hover it gets a border and the arrow moves.'],
    ['Focused', 'A ring around the card.'],
    ['Coming soon', 'Flat, in quieter but readable colours; not a link.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the card; skips an announced one.'],
    ['Enter', 'Follows the link.'],
  ],
  code: `import { QuickActionCard } from '@campetto/ui';

export function Actions() {
  return (
    <>
      <QuickActionCard
        icon="venues"
        title="Review venues"
        description="Decide on the venues that wait."
        href="/venues"
      />
      <QuickActionCard
        icon="analytics"
        title="View analytics"
        description="How the directory grows."
        disabledNote="Coming soon"
      />
    </>
  );
}
`,
  rules: [
    {
      do: 'A line that says what can be done there.',
      dont: 'Repeat the name: “Go to review venues”.',
    },
  ],
  content: [
    'The title is a verb and its object, in sentence case: “Review venues”, not “Venues”.',
    'The line below is one short sentence with a full stop that says what can be done there: “Enter a venue by hand.”',
    'The note of an announced part has two words: “Coming soon”. A date would have to be kept.',
  ],
  screenReader: [
    'The whole card is one link, whose name is the title and the line below it; an announced part is plain text with its badge.',
  ],
};
