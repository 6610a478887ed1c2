import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'A way on from the dashboard: one of the back office’s rooms and what it is for. A room that is still to come says so.',
  avoid: 'A number that leads to its list is a StatTile. The one step of a screen is a ButtonLink.',
  anatomy: [
    ['Card', 'The whole of it is the link.'],
    ['Picture', 'The room’s own, the same as in the sidebar.'],
    ['Words', 'Name of the room and one line.'],
    ['Arrow', 'Points onward.'],
    ['Badge', 'In place of the arrow: “Coming soon”.'],
  ],
  states: [
    ['Leads somewhere', 'Raised; an edge comes under the pointer, and the arrow moves on.'],
    ['Focused', 'A ring around the card.'],
    ['Coming soon', 'Lies flat, in quieter colours that can still be read; no link.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the card; passes what is still to come.'],
    ['Enter', 'Follows it.'],
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
};
