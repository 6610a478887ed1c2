import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows work that the server carries out behind every screen: its progress, later its result, and what can be done about it.',
  avoid:
    'A message about the screen is a Banner. The progress of something that the reader waits for belongs into its own dialog.',
  anatomy: [
    ['Card', 'Tinted with its tone, with the icon of the tone.'],
    ['Title', 'What is being done, then what was done. It names the region.'],
    ['Progress', 'A bar and its numbers; not announced while it grows.'],
    [
      'Actions',
      'Beside the words, in one line with them in a low window; on a phone several are below them, and so is one where there is a detail.',
    ],
    ['Dismiss', 'A close button, once it has ended.'],
  ],
  states: [
    ['Running', 'The brand tone, with the bar and Stop.'],
    ['Stopped', 'The warning tone, with Resume and Undo all.'],
    ['Finished', 'The positive tone; the warning tone if something was left as it is.'],
    ['Failed', 'The critical tone, with Resume.'],
    ['Offline', 'Running, with a text that the connection is lost instead of the numbers.'],
    [
      'Pending',
      'The pressed action keeps its focus and ignores further presses; an undo has a bar of its own.',
    ],
    ['Error', 'An action that did not work: a red line, announced at once.'],
  ],
  tones: [
    ['`brand`', 'Under way, also while the connection is lost.'],
    ['`positive`', 'All of it was done.'],
    ['`warning`', 'Done in part: it was stopped, or something was left as it is.'],
    ['`critical`', 'It failed.'],
  ],
  keyboard: [
    ['Tab', 'The actions, then the close button. The focus never moves here by itself.'],
    ['Enter, Space', 'Press the focused control.'],
  ],
  code: `import { RunStatus } from '@campetto/ui';

interface Run {
  done: number;
  total: number;
  onStop: () => void;
}

export function Approving({ done, total, onStop }: Run) {
  return (
    <RunStatus
      tone="brand"
      title={\`Approving \${total} venues\`}
      detail={\`\${done} of \${total}\`}
      progress={{ value: done, max: total }}
      actions={[{ label: 'Stop', onAction: onStop }]}
    />
  );
}
`,
  rules: [
    {
      do: 'The warning tone for work that somebody stopped: it can go on.',
      dont: 'The critical tone: nothing has failed.',
    },
    {
      do: 'Announce its start and its end with a LiveRegion that is always mounted.',
      dont: 'Announce each step of the progress.',
    },
    {
      do: 'Pass it to the `status` of the AdminShell, in a RunStatusGroup, so that it is on every screen.',
      dont: 'Place it in the content of one screen.',
    },
  ],
  content: [
    'The title names the work with its number: “Approving 310 venues” while it goes on, “Approved: 290 of 310” when it has ended.',
    'The detail counts, “20 of 310”: it is read as the value of the bar, in place of a percentage.',
    'An action is a verb, with its object only where it is needed: “Stop”, “Resume”, “Undo all”.',
    'An error says what did not work and what to do: “The server could not be reached. Please try again.”',
  ],
  screenReader: [
    'It is a region named by its title. The progress is read as text, such as “120 of 300”; an error is an alert.',
  ],
};
