import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Renders a Markdown document for reading: headings, lists, quotes, tables, code, with a line length of 42 rem.',
  avoid:
    'For a label, a hint or two sentences use plain text, and likewise for anything that visitors write.',
  anatomy: [
    [
      'Headings',
      'Each with an id for links: the one in braces at its end, `## Divisions {#divisions}`, else one of its words. Their look follows their rank in the document, independent of their level on the page.',
    ],
    ['Link to a heading', 'A sign after each heading but the title, not part of its name.'],
    ['Links', 'Underlined. A link to another site opens in a new tab and says so.'],
    ['Quote', 'On a soft background with a bar.'],
    ['Table, code', 'In a frame that scrolls on its own, with a shade where there is more.'],
  ],
  states: [
    [
      'Hover, focused, in the address',
      'Shows the link to this heading. On touch screens all are shown.',
    ],
    ['Narrow', 'Text wraps; tables and code scroll inside their frame, never the page.'],
    ['Raw HTML', 'Shown as text.'],
    ['Picture', 'Shown as its description: nothing is requested from other sites.'],
    [
      'Link with an unsupported scheme',
      'Keeps its text and loses its address. http, https, irc, ircs, mailto and xmpp are supported.',
    ],
    ['Printed', 'The address follows each link to another site.'],
  ],
  keyboard: [
    ['Tab', 'Moves through links, also those to headings, tables and blocks of code.'],
    ['Arrow keys on a table or code', 'Scroll it.'],
    ['Enter on a link', 'Follows it.'],
  ],
  code: `import { Prose } from '@campetto/ui/prose';
import { labels } from '@campetto/ui/labels/en';

export function Levels({ markdown }: { markdown: string }) {
  return (
    <Prose
      markdown={markdown}
      labels={labels.Prose}
      headingOffset={1}
      idPrefix="levels-"
    />
  );
}
`,
  rules: [
    {
      do: 'Shift the headings so that the page has one h1, or omit the document’s title.',
      dont: 'Change the ranks in the document to get another size.',
    },
    {
      do: 'Create a list of contents with headingsOf and the same options: the ids will match.',
      dont: 'Write ids of words by hand into links; a changed heading breaks them without an error.',
    },
    {
      do: 'Give headings that others link to an id in braces, the same in every language.',
      dont: 'Rely on the words: another language has others, and a link does not survive the switch.',
    },
  ],
  content: [
    'Headings are in sentence case, without a number and without a full stop. Their id is the same in every language: “## Divisions {#divisions}”.',
    'A link names its target. One to another site ends with a hidden note in lower case: “opens in a new tab”.',
    'A picture is shown as its description, HTML as text: write what has to be read in words.',
    'The link beside a heading is read with it: “Link to: Divisions”.',
  ],
  screenReader: [
    'Headings keep their ranks, shifted together. A wide table or code is a group with a name, which the arrow keys scroll.',
  ],
};
