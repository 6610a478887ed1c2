/** The local day of a moment, YYYY-MM-DD. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The local day before that of a moment; not 24 hours before, because a day with a clock change has 23 or 25 hours. */
export const dayBefore = (at: Date): string =>
  dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - 1));
