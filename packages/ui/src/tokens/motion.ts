/** Nothing moves under prefers-reduced-motion: the reset sees to that, for all of these. */
export const motion = {
  /** Answers to a pointer. */
  quick: '120ms cubic-bezier(0.3, 0, 0.2, 1)',
  /** Things that come and go. */
  rise: '240ms cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;
