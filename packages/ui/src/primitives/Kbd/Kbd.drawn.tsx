import type { Drawing } from '../../docs/page/Rules.tsx';
import { Kbd } from './Kbd.tsx';

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
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
