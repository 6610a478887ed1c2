import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Sets a Markdown document to be read: headings, lists, quotes, tables, code, in a measure of 42 rem.',
  avoid:
    'For a label, a hint or two sentences in a layout, plain text does. What visitors write themselves deserves plain text too.',
  anatomy: [
    [
      'Headings',
      'Each with an id to be linked to. They look by their rank in the document, whatever the page makes of it.',
    ],
    ['Links', 'Underlined. One to another site opens in a new tab and says so.'],
    ['Quote', 'On a soft ground with a bar.'],
    ['Table, code', 'In a frame that scrolls by itself, with a shade where there is more.'],
  ],
  states: [
    ['Narrow', 'Words wrap; tables and code scroll inside their frame, never the page.'],
    ['Raw HTML', 'Shown as text.'],
    ['A picture', 'Shown as its description: nothing is asked of other sites.'],
    [
      'A link to an odd scheme',
      'Keeps its words and loses its address. http, https, irc, ircs, mailto and xmpp stay.',
    ],
    ['Printed', 'The address follows each link to another site.'],
  ],
  keyboard: [
    ['Tab', 'Goes through links, tables and blocks of code.'],
    ['Arrow keys on a table or code', 'Scroll it.'],
    ['Enter on a link', 'Follows it.'],
  ],
  code: `import { Prose } from '@campetto/ui';

export function Levels({ markdown }: { markdown: string }) {
  return (
    <Prose
      markdown={markdown}
      labels={{ newTab: 'opens in a new tab', table: 'Table', code: 'Formula' }}
      headingOffset={1}
      idPrefix="levels-"
    />
  );
}
`,
  rules: [
    {
      do: 'Shift the headings so that the page keeps one h1, or omit the document’s title.',
      dont: 'Change the ranks in the document to get another size.',
    },
    {
      do: 'Make a list of contents with headingsOf and the same options: the ids will match.',
      dont: 'Write ids by hand into links; a changed heading breaks them silently.',
    },
  ],
};
