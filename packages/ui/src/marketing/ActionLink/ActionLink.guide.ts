import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The main step of a public page: get the app, get started, go home.',
  avoid:
    'In the back office and in forms use a Button, or a ButtonLink for links. A link inside a sentence is a TextLink. A link to a store is a StoreButtons.',
  anatomy: [
    [
      'Background',
      'Lime in the spark tone; in the neutral tone only a border in the colour of the text.',
    ],
    ['Text', 'Starts with a verb. It may take two lines; the link grows with it.'],
  ],
  states: [
    ['Large', 'In the hero and at the end of a section: 52 px high instead of 44 px.'],
    ['Hover', 'Spark lightens; neutral gets a faint background.'],
    ['Pressed', 'Moves down by one pixel.'],
  ],
  tones: [
    ['`spark`', 'The one main step of the page; the default.'],
    ['`neutral`', 'Any other step; it takes its colour from the background, painted or plain.'],
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
      do: 'One visible spark at a time, with at most one neutral link beside it.',
      dont: 'Two sparks side by side: the highlight loses its meaning.',
    },
  ],
  content: [
    'A verb and its object, in two to five words: “Get the app”, “Find your first match”. Not “Click here”, and no exclamation mark.',
    'It may take two lines, and grows with them: “Trova la tua prima partita” in large text.',
    'The neutral link may name what is there instead: “How it works”.',
  ],
  screenReader: ['A link with its text as the name.'],
};
