import type { Example } from '../../docs/page/Rules.tsx';
import { Kbd } from './Kbd.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <p>
        <Kbd>Shift</Kbd> <Kbd>A</Kbd> approves
      </p>
    ),
    dont: (
      <p>
        <Kbd>Shift+A</Kbd> approves
      </p>
    ),
  },
];
