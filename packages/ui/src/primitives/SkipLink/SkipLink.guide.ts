import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lets keyboard users skip everything that repeats on each page. It is the first Tab stop, and invisible until then.',
  avoid:
    'AdminShell and SiteShell include one. Within a page use headings and landmarks; more skip links are only more stops.',
  anatomy: [['Link', 'A card in the first corner of the page, above everything.']],
  states: [
    ['Hidden', 'Above the page’s edge.'],
    ['Focused', 'Visible, with a shadow and a ring.'],
    ['Inert', 'Not reachable while something covers the page.'],
  ],
  keyboard: [
    ['Tab', 'Makes it visible, before anything else.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  code: `import { SkipLink } from '@campetto/ui';

export function Page() {
  return (
    <>
      <SkipLink label="Skip to content" targetId="content" />
      <nav>…</nav>
      <main id="content" tabIndex={-1}>
        …
      </main>
    </>
  );
}
`,
  rules: [
    {
      do: 'Name where it leads: “Skip to content”.',
      dont: '“Skip”: whoever hears it first on a page does not know what.',
    },
    {
      do: 'Give its target a `tabIndex` of -1, so that it can receive the focus.',
      dont: 'Only an id: the page scrolls, but the next Tab starts from the top again.',
    },
  ],
  content: [
    '“Skip to content”: where it leads.',
    'A verb and its target, without instructions: not “Press Enter to skip”.',
  ],
  screenReader: ['It is the first link of the page, and is visible when it has the focus.'],
};
