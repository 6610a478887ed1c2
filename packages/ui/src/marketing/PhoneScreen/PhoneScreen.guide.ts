import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The ground that each drawn screen of the app stands on: a clock, a head, a body, a foot.',
  avoid:
    'For a page that people use it has no landmarks and no scrolling: it is made to be photographed. The phone around it is a PhoneFrame.',
  anatomy: [
    ['Clock', 'With the signs of network and battery, as phones draw them.'],
    ['Head', 'On the page, on a card, or on the paint of a court.'],
    ['Body', 'What does not fit is cut off below, not squeezed.'],
    ['Foot', 'Optional; it stays at the lower edge, under a line.'],
  ],
  states: [
    ['Page', 'Head and body on one ground.'],
    ['Card', 'The head lies above the body, with a shadow.'],
    ['Football, padel', 'The head is painted, its words in the colour of that court.'],
    ['Any size', 'Fills its parent, and is sized in em of the parent’s text.'],
  ],
  keyboard: [],
  code: `import { PhoneFrame, PhoneScreen } from '@campetto/ui';

export function Wallet() {
  return (
    <PhoneFrame label="The app: what you spent this month">
      <PhoneScreen time="18:42" ground="padel" head={<p>Your month</p>} foot={<p>Top up</p>}>
        <p>Four matches, €24.00</p>
      </PhoneScreen>
    </PhoneFrame>
  );
}
`,
  rules: [
    {
      do: 'Give everything on it its size in em, so that it follows the phone.',
      dont: 'Sizes in rem or px: they stay large on a small phone.',
    },
  ],
};
