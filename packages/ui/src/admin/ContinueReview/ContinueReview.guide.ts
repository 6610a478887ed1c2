import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'The main task of the dashboard: a link to the work that is left, with how much it is and how long it takes.',
  avoid:
    'A link to any other part of the back office is a QuickActionCard. A number alone is a StatTile.',
  anatomy: [
    ['Panel', 'The whole panel is the link, in the colour of the main action.'],
    ['Title', 'The task, in the imperative.'],
    ['Detail', 'How much is left, and about how long it takes where that is known.'],
    ['Arrow', 'Points forward.'],
  ],
  states: [
    ['Loading', 'Without `title`: a skeleton, so that nothing below moves when it is known.'],
    ['Work left', 'A link; on hover it darkens and the arrow moves.'],
    ['Focused', 'A ring around the panel.'],
    ['Nothing left', 'Without `href`: a statement with a tick, no link.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the panel; skips it when nothing is left.'],
    ['Enter', 'Follows the link.'],
  ],
  code: `import { ContinueReview } from '@campetto/ui';

export function Task() {
  return (
    <ContinueReview
      title="Continue reviewing"
      detail="1,315 left, about 2 hours at your pace"
      href="/venues"
    />
  );
}
`,
  rules: [
    {
      do: 'Say how much is left, and how long it takes.',
      dont: '“There is work to do”: nobody can decide whether to begin now.',
    },
  ],
  content: [
    'The title is a verb and its object, without a full stop: “Continue reviewing”. When nothing is left it states that: “All decided”.',
    'The detail starts with the number and marks an estimate as one: “1,315 left, about 2 hours at your pace”, not “Lots to do”.',
    'Title and detail are read one after the other as the name of a single link: the detail does not repeat the title.',
  ],
  screenReader: [
    'The whole panel is one link, whose name is the title and the detail; with nothing left it is plain text.',
  ],
};
