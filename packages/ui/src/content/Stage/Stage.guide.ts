import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Stands one card on a court: for a page that is about one thing.',
  avoid:
    'Pages of words begin with a PageHead, the landing page with a Hero. Several cards need a Section.',
  anatomy: [
    ['Ground', 'Painted, with a whole pitch; at least as high as the window, up to 60 rem.'],
    ['Card', 'In the middle, 30 rem wide at most, its words centred. It brings no padding.'],
  ],
  states: [
    ['Under the bar', 'Its upper edge leaves room for the fixed Navbar.'],
    ['Tall card', 'The ground grows with it, and so does the pitch.'],
    ['Phone', 'The card is as wide as the page allows; only the middle of the pitch is seen.'],
  ],
  keyboard: [],
  code: `import { ActionLink, Stage } from '@campetto/ui';

export function Thanks() {
  return (
    <Stage>
      <div style={{ padding: '2rem' }}>
        <h1>See you on the pitch</h1>
        <ActionLink href="/">Back to home</ActionLink>
      </div>
    </Stage>
  );
}
`,
};
