let last = 0;

/** Grows with each action that is sent, also after the page was loaded again. */
export function nextOrder(): number {
  last = Math.max(last + 1, Date.now());
  return last;
}
