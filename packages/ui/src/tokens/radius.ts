export const radius = {
  chip: '0.5rem',
  control: '0.75rem',
  card: '1rem',
  panel: '1.25rem',
  round: '999px',
} as const;

/** Widths of the border of a control and the lines of a court, and of the ring of the focus. */
export const lineWidth = { line: '1.5px', focus: '3px' } as const;
