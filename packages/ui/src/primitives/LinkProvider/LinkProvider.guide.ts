import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Defines how all links below it change pages. Put one at the root, with the router’s link; ButtonLink, TextLink, cards and the sidebar use it.',
  avoid:
    'A site without a router needs none: links are plain anchors then. A single link with special behaviour is better written separately.',
  anatomy: [
    ['Provider', 'Renders nothing.'],
    ['Your link', 'A component with the props of an anchor, `href` included.'],
  ],
  states: [
    ['In the app', 'Every link is rendered by your component.'],
    ['In a new tab', 'Always a plain anchor: the router does not handle it.'],
  ],
  keyboard: [['Tab, Enter', 'As in your link; a plain anchor supports both.']],
  code: `import { type LinkComponentProps, LinkProvider, TextLink } from '@campetto/ui';

function AppLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        window.history.pushState(null, '', href);
      }}
    />
  );
}

export function App() {
  return (
    <LinkProvider component={AppLink}>
      <TextLink href="/venues">Venues</TextLink>
    </LinkProvider>
  );
}
`,
  rules: [
    {
      do: 'Pass every property on to the anchor, its class too.',
      dont: 'Only `href` and the text: the links lose their look, and the focus its ring.',
    },
    {
      do: 'Render a real anchor with its `href`: it can be copied, and opened in a tab.',
      dont: 'A `span` with a click handler, which is not reachable by keyboard.',
    },
  ],
  content: 'none',
  screenReader: ['It has no role. An Anchor that opens a new tab says so after its text.'],
};
