import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Announces what just happened, without moving the focus: the venue was saved, 12 were found.',
  avoid:
    'What must also be visible is a Banner, which is announced by itself. What must be answered is a Dialog.',
  anatomy: [['Region', 'Invisible, without taking room; the message is its only content.']],
  states: [
    ['Empty', 'The state in which it is mounted, before the first message.'],
    ['With a message', 'Announced when the screen reader pauses.'],
    ['The same message again', 'Announced again when `messageId` changes.'],
  ],
  keyboard: [],
  code: `import { Button, LiveRegion } from '@campetto/ui';
import { useState } from 'react';

export function Save() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button onClick={() => setTimes(times + 1)}>Save</Button>
      <LiveRegion message={times > 0 ? 'The venue was saved.' : ''} messageId={times} />
    </>
  );
}
`,
  rules: [
    {
      do: 'A sentence that makes sense by itself: “Padel Club Navigli was updated.”',
      dont: '“Done”: whoever does not see the page learns nothing.',
    },
    {
      do: 'Keep it mounted, and change its message.',
      dont: 'Mount it together with its first message: nothing is announced then.',
    },
  ],
  content: [
    'One short sentence that makes sense by itself: “3 venues approved”.',
    'With its number and name, and without “Success:” in front. It is heard once, without the screen around it.',
  ],
  screenReader: [
    'A change of the message is read when the reader is idle, also while a dialog is open. The same message is read again when `messageId` changes.',
  ],
};
