import { useState } from 'react';

/** Milliseconds in which nobody can have read a venue: a decision in them was meant for the one before. */
export const TOO_SOON = {
  key: 250,
  /** It may be the second of a slow double click. */
  click: 500,
};

/** Milliseconds in which nobody has noticed that a colleague's decision brought another venue to the place. */
const UNEXPECTED = 1_000;

/** Recognises decisions on a venue that was not drawn yet, or not for long enough to be read. */
function createReading() {
  let drawnAt = Number.NEGATIVE_INFINITY;
  let turn = 0;
  let longer = 0;
  return {
    /**
     * Another venue takes the place of the one before: it can be read from the next frame on. One that comes by
     * itself is noticed later than one that is expected.
     */
    begin({ byItself = false } = {}): void {
      longer = byItself ? UNEXPECTED : 0;
      drawnAt = Number.POSITIVE_INFINITY;
      turn += 1;
      const own = turn;
      // Not in a task after the frame: a busy browser would handle later keys before it, and lose them.
      requestAnimationFrame(() => {
        if (own === turn) drawnAt = performance.now();
      });
    },
    isTooSoon: (by: keyof typeof TOO_SOON): boolean =>
      performance.now() - drawnAt < Math.max(TOO_SOON[by], longer),
  };
}

export const useReading = () => useState(createReading)[0];

export type Reading = ReturnType<typeof createReading>;
