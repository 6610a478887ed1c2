/** Durations and easings. The reset turns all of them off under `prefers-reduced-motion`. */
export const motion = {
  /** Feedback for a pointer. */
  quick: '120ms cubic-bezier(0.3, 0, 0.2, 1)',
  /** Elements that appear and disappear. */
  rise: '240ms cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;
