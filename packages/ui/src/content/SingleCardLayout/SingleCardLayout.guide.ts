import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Places one card on a court: for a page about one thing.',
  avoid:
    'Text pages start with a PageHeader, the landing page with a Hero. Several cards need a Section.',
  anatomy: [
    ['Background', 'Painted, with a whole pitch; at least as high as the window, up to 60 rem.'],
    ['Card', 'Centred, at most 30 rem wide, with centred text. It has no padding of its own.'],
  ],
  states: [
    ['Under the bar', 'Its upper edge leaves room for the fixed Navbar.'],
    ['Tall card', 'The background grows with it, and so does the pitch.'],
    ['Phone', 'The card is as wide as the page allows; only the middle of the pitch is visible.'],
  ],
  keyboard: [],
  code: `import { ActionLink, SingleCardLayout } from '@campetto/ui';

export function Thanks() {
  return (
    <SingleCardLayout>
      <div style={{ padding: '2rem' }}>
        <h1>See you on the pitch</h1>
        <ActionLink href="/">Back to home</ActionLink>
      </div>
    </SingleCardLayout>
  );
}
`,
  rules: [
    {
      do: 'One thing: a question, an invitation, a result.',
      dont: 'A whole document: nobody reads it centred and in so narrow a column.',
    },
  ],
  content: 'none',
  screenReader: ['It has no landmark and no heading of its own: the card brings its h1.'],
};
