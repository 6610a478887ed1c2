import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows several RunStatus in the room of one: the first of them, and a button that shows the others.',
  avoid:
    'A single RunStatus needs none, but may be in one: it looks the same. Messages of a screen are Banners.',
  anatomy: [
    ['First', 'The RunStatus that matters most: what is under way, else what has ended last.'],
    ['More', 'A button with the number of the others, and how many of them are under way.'],
    ['Dismiss all', 'Dismisses all that have ended, shown or not.'],
    ['Others', 'Below, once the button is pressed.'],
  ],
  states: [
    ['One', 'As without the group: no frame, no button.'],
    ['Several', 'The first in a frame, with the buttons in a row below it.'],
    ['Open', 'The others below; the button stays where it is.'],
    ['Pending', 'Dismiss all keeps its focus and ignores further presses.'],
    ['Error', 'They could not be dismissed: a red line, announced at once.'],
  ],
  keyboard: [
    ['Tab', 'The first, the button that shows the others, Dismiss all, then the others.'],
    ['Enter, Space', 'Show or hide the others.'],
  ],
  code: `import { RunStatus, RunStatusGroup } from '@campetto/ui';

interface Run {
  id: string;
  title: string;
}

export function Runs({ runs, onDismissAll }: { runs: Run[]; onDismissAll: () => void }) {
  return (
    <RunStatusGroup
      moreLabel={\`\${runs.length - 1} more\`}
      dismissAll={{ label: 'Dismiss all', onAction: onDismissAll }}
    >
      {runs.map(({ id, title }) => (
        <RunStatus key={id} tone="positive" title={title} actions={[]} />
      ))}
    </RunStatusGroup>
  );
}
`,
  rules: [
    {
      do: 'Say in the label how many of the hidden ones are under way.',
      dont: 'Hide work that goes on behind a bare number.',
    },
    {
      do: 'Put what is under way first, then what has ended, the latest first.',
      dont: 'Change the order while nothing starts or ends: the buttons would move.',
    },
  ],
  content: [
    'The button gives the number of the hidden ones first, then how many are under way: “4 more, 1 running”, not “More”.',
    'The other button says that it is about all: “Dismiss all”. “Dismiss” alone is the button of each.',
  ],
  screenReader: ['The button reports whether the others are shown. Its own error is an alert.'],
};
