/** Sizes in rem; the display sizes shrink on narrow screens. */
export const fontSize = {
  tiny: '0.8125rem',
  small: '0.875rem',
  control: '0.9375rem',
  body: '1rem',
  lead: '1.125rem',
  card: '1.25rem',
  section: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.625rem)',
  page: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)',
  hero: 'clamp(2.5rem, 1.6rem + 4vw, 4.625rem)',
} as const;

export const fontWeight = {
  regular: '400',
  medium: '500',
  strong: '650',
  heavy: '750',
} as const;

export const lineHeight = { display: '1.08', snug: '1.25', text: '1.5' } as const;

export const letterSpacing = { display: '-0.025em', text: '0' } as const;
