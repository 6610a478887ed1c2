import { type Clock, install } from '@sinonjs/fake-timers';
import { TOO_SOON } from '../admin/review/decisions/useReading.ts';

/** Milliseconds by which the clock goes on in one turn of the event loop. */
const TURN = 4;

let clock: Clock | undefined;

/**
 * A `beforeEach` for stories that depend on time: their timers and clocks are fake, so that `pass` lets a time pass at
 * once. The clock does not stop, because `waitFor`, user-event and MSW use the same timers. It advances by a fixed time
 * in each turn of the event loop, so that a slow machine makes no difference. Animation frames are real.
 */
export function fakeClock(): () => void {
  clock = install({
    now: Date.now(),
    shouldAdvanceTime: true,
    advanceTimeDelta: TURN,
    // Timers that were set before, as by MSW, can still be cleared.
    shouldClearNativeTimers: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  return removeFakeClock;
}

/** Restores timers and clocks after the play function, if they are fake. Timers that still wait never fire. */
export function removeFakeClock(): void {
  clock?.uninstall();
  clock = undefined;
}

/** Lets `time` milliseconds pass at once in a story with a `fakeClock`. */
export async function pass(time: number): Promise<void> {
  if (!clock) throw new Error('The story has no fake clock.');
  await clock.tickAsync(time);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets the time pass in which nobody can have read a venue: decisions within it are ignored. */
export async function passReading(by: keyof typeof TOO_SOON = 'key'): Promise<void> {
  // The time begins when the venue is drawn, which an effect after the first frame may notice.
  await frame();
  await frame();
  await pass(TOO_SOON[by]);
}
