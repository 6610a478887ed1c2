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
    ['Message', 'What happened, in words or as the browser reported it.'],
    ['Way home', 'One large ActionLink.'],
  ],
  states: [
    ['Unknown page', 'With its status.'],
    ['Failure', 'Without one; the message may be long and technical, and breaks anywhere.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the way home, the only stop.'],
    ['Enter', 'Follows it.'],
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
      do: 'Say what happened, and offer the one way on.',
      dont: 'Blame the visitor, or joke where something of theirs may be lost.',
    },
  ],
};
