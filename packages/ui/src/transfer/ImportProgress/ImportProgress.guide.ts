import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Tells how far an import is, and offers to end it early.',
  avoid: 'What takes a moment is a Spinner. What became of it is an ImportReport.',
  anatomy: [
    ['Title', 'What is going on, with the file’s name.'],
    ['Bar', 'How far it is; read aloud under the title’s name.'],
    ['Detail', 'The same in words and numbers.'],
    ['Stop', 'Asks to end it early; what happens then is the caller’s to say.'],
  ],
  states: [
    ['How far is not known', 'A part of the bar sways, or rests where less motion is wanted.'],
    ['How far is known', '0 to 100 per cent.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the stop button.'],
    ['Enter, Space', 'Stop.'],
  ],
  code: `import { ImportProgress } from '@campetto/ui';

export function Running({ percent, onStop }: { percent?: number; onStop: () => void }) {
  return (
    <ImportProgress
      title="Importing milano.geojson"
      percent={percent}
      detail="1,500 records read, 1,498 new"
      stop={{ label: 'Stop', onStop }}
    />
  );
}
`,
  rules: [
    {
      do: 'Leave the percentage out while it is not known.',
      dont: 'Make one up: a bar that waits at 99 is not believed again.',
    },
  ],
};
