import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Fills the window when no page can be shown: an unknown address, or a failure of the whole app.',
  avoid:
    'A part that could not be loaded reports it in place with a Banner or an EmptyState. A missing document stays in its LegalLayout.',
  anatomy: [
    ['Brand', 'Logo and name at the top; not a link.'],
    ['Illustration', 'A ball outside the court.'],
    ['Status', 'For example 404, in lime; omitted if there is none.'],
    ['Title', 'The page’s h1.'],
    ['Message', 'What happened, in words.'],
    ['Detail', 'The browser’s error message, small; omitted if there is none.'],
    ['Retry', 'Where it may help; the link home is then less prominent.'],
    ['Link home', 'One large ActionLink.'],
  ],
  states: [
    ['Unknown page', 'With its status.'],
    [
      'Failure',
      'Without a status; the detail may be long and technical, and wraps anywhere. A retry is offered.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the retry if there is one, then the link home.'],
    ['Enter', 'Retries, or follows the link.'],
  ],
  code: `import { ErrorScreen } from '@campetto/ui';

export function NotFound() {
  return (
    <ErrorScreen
      brand="campetto"
      status="404"
      title="This page does not exist"
      message="The address may be old, or mistyped."
      home={{ label: 'Back to the home page', href: '/' }}
    />
  );
}
`,
  rules: [
    {
      do: 'State what happened, and offer the next step.',
      dont: 'Blame the visitor, or joke where data may be lost.',
    },
  ],
  content: [
    'The title says what is wrong in a few words, without a full stop: “Page not found”, not “Oops”.',
    'The message says what happened, then what to do: “There is no page at this address. Check it, or begin at the home page.”',
    'The retry is one verb, “Reload”. The link names its target: “Back to the home page”.',
    'The detail is the browser’s own text: not translated, and wrapped within words.',
  ],
  screenReader: [
    'Without a SiteShell it is the main landmark. The title is the h1; the drawing is not read.',
  ],
};
