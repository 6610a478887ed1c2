/** Sorts elements as they are drawn from left to right: line by line. */
export const drawnOrder = (elements: readonly HTMLElement[]): HTMLElement[] =>
  elements.toSorted((a, b) => {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    if (one.bottom <= other.top) return -1;
    return other.bottom <= one.top ? 1 : one.left - other.left;
  });
