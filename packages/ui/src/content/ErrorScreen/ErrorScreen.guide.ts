import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Takes the whole window when there is no page to show: an unknown address, or a failure that nothing survived.',
  avoid:
    'A part that could not be loaded says so where it is: with a Banner, or an EmptyState. A missing document stays in its LegalLayout.',
  anatomy: [
    ['Brand', 'Mark and name at the top; not a link.'],
    ['Picture', 'The ball, out of court.'],
    ['Status', 'Such as 404, in lime; left out where there is none.'],
    ['Title', 'The page’s h1.'],
    ['Message', 'What happened, in words.'],
    ['Detail', 'The failure as the browser reported it, small; left out where there is none.'],
    ['Another try', 'Where it may help; the way home then stands back.'],
    ['Way home', 'One large ActionLink.'],
  ],
  states: [
    ['Unknown page', 'With its status.'],
    [
      'Failure',
      'Without one; the detail may be long and technical, and breaks anywhere. Another try is offered.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches another try where there is one, then the way home.'],
    ['Enter', 'Tries again, or follows the link.'],
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
      do: 'Say what happened, and offer the way on.',
      dont: 'Blame the visitor, or joke where something of theirs may be lost.',
    },
  ],
};
