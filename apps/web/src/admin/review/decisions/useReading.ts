import { useState } from 'react';

/** Milliseconds in which nobody can have read a venue, so that a decision was meant for the previous one. */
export const TOO_SOON = {
  key: 250,
  /** It may be the second of a slow double click. */
  click: 500,
};

/** The same for a venue that became active because a colleague decided on the previous one. */
const UNEXPECTED = 1_000;

/** Recognises decisions on a venue that was not drawn yet, or not for long enough to be read. */
function createReading() {
  let drawnAt = Number.NEGATIVE_INFINITY;
  let begun = 0;
  let longer = 0;
  return {
    /**
     * Another venue has become active, which can be read from the next frame on; `byItself` if no decision here is
     * the reason, so that it is noticed later.
     */
    begin({ byItself = false } = {}): void {
      longer = byItself ? UNEXPECTED : 0;
      drawnAt = Number.POSITIVE_INFINITY;
      begun += 1;
      const own = begun;
      // A task after the frame could run late in a busy browser, and later keys would be ignored as too soon.
      requestAnimationFrame(() => {
        if (own === begun) drawnAt = performance.now();
      });
    },
    isTooSoon: (by: keyof typeof TOO_SOON): boolean =>
      performance.now() - drawnAt < Math.max(TOO_SOON[by], longer),
  };
}

export const useReading = () => useState(createReading)[0];

export type Reading = ReturnType<typeof createReading>;
