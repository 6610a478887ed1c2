import { vars } from '../theme/contract.css.ts';

/** The row of a checkbox or radio button; all of it is the click target. */
export const choiceLine = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.size.touch,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    // The border of a mark that is neither chosen nor disabled.
    '&:hover': { vars: { [vars.color.edge]: vars.color.edgeHover } },
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
} as const;

/** Visible on any background, on which it looks empty, not chosen. */
export const disabledMark = {
  background: 'transparent',
  borderColor: `color-mix(in srgb, ${vars.color.textMuted} 40%, transparent)`,
} as const;

/** A radio button in the colours of a checkbox, drawn with its border, which high-contrast modes show. */
export const radioMark = {
  '&:checked': {
    borderWidth: '0.4375rem',
    borderColor: vars.color.brand.solid,
    background: vars.color.brand.onSolid,
  },
  '&:disabled': disabledMark,
  '&:checked:disabled': { borderColor: vars.color.textMuted },
} as const;

/** The box of a checkbox or radio button that is not checked. */
export const choiceMark = {
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  background: vars.color.card,
  border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
} as const;
