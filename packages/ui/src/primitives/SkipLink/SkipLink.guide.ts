import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Lets the keyboard jump past everything that repeats on each page. It is the first stop of Tab, and unseen until then.',
  avoid:
    'AdminShell and SiteShell bring their own. Within a page, headings and landmarks are the way; more skip links are only more stops.',
  anatomy: [['Link', 'A card in the page’s first corner, over everything.']],
  states: [
    ['Away', 'Above the page’s edge.'],
    ['Focused', 'In sight, with a shadow and a ring.'],
    ['Inert', 'Out of reach while something covers the page.'],
  ],
  keyboard: [
    ['Tab', 'Brings it into sight, first of all.'],
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
      do: 'Give what it leads to a `tabIndex` of -1, so that it can take the focus.',
      dont: 'An id alone: the page scrolls, the next Tab starts from the top again.',
    },
  ],
};
