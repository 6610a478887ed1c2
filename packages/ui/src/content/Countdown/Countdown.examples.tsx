import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { Countdown } from './Countdown.tsx';

const { message, remaining, announcement, back } = contentCopy({}).download;

const clock = (seconds: number, total: number) => ({
  seconds,
  total,
  remaining: remaining(seconds),
  announcement,
});

/** Shows the first rule; the other is about what is read aloud. */
export const examples: readonly Example[] = [
  pair(
    Countdown,
    { message, clock: clock(4, 5), action: <Button>{back}</Button> },
    { clock: clock(1, 2), action: undefined },
  ),
];
