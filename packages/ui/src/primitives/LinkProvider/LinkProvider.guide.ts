import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Teaches every link below it how this app changes pages. Put one at the root, with the router’s link; ButtonLink, TextLink, cards and the sidebar follow it.',
  avoid:
    'A site without a router needs none: links are plain anchors then. A single link that must behave differently is better written by itself.',
  anatomy: [
    ['Provider', 'Draws nothing.'],
    ['Your link', 'A component that takes what an anchor takes, `href` included.'],
  ],
  states: [
    ['In the app', 'Every link is drawn by your component.'],
    ['In a new tab', 'Always a plain anchor: no router follows it there.'],
  ],
  keyboard: [['Tab, Enter', 'As your link does it; a plain anchor does both.']],
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
      do: 'Render a real anchor with its `href`: it can be copied, and opened in a tab.',
      dont: 'A `span` with a click handler, which no keyboard reaches.',
    },
  ],
};
