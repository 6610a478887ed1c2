export const radius = {
  chip: '0.5rem',
  control: '0.75rem',
  card: '1rem',
  panel: '1.25rem',
  round: '999px',
} as const;

/** Borders are 1.5 px wide everywhere. */
export const lineWidth = { line: '1.5px', focus: '3px' } as const;
