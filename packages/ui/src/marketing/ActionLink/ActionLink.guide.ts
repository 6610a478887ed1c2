import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The step that a public page asks its visitor to take: get the app, get started, go home.',
  avoid:
    'In the back office and in forms use a Button, or a ButtonLink for what leads to another page. A link inside a sentence is a TextLink. The way to a store is a StoreButtons.',
  anatomy: [
    [
      'Ground',
      'Lime in the spark tone; in the outline tone only a line in the colour of the text.',
    ],
    ['Words', 'A verb first. They may take two lines; the link grows with them.'],
  ],
  states: [
    ['Spark', 'The one step the page is about.'],
    ['Outline', 'Any other step; it takes its colour from the ground, painted or plain.'],
    ['Large', 'In the hero and at the end of a section: 52 px high instead of 44 px.'],
    ['Hover', 'Spark lightens; outline gets a faint ground.'],
    ['Pressed', 'Sinks by one pixel.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the link.'],
    ['Enter', 'Follows it.'],
  ],
  code: `import { ActionLink } from '@campetto/ui';

export function GetTheApp() {
  return (
    <ActionLink href="#download" size="large">
      Get the app
    </ActionLink>
  );
}
`,
  rules: [
    {
      do: 'One spark in sight at a time, beside an outline at most.',
      dont: 'Two sparks next to one another: lime stops meaning “here”.',
    },
  ],
};
