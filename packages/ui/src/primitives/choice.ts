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
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
} as const;

/** A radio button in the colours of a checkbox, drawn with its border, which high-contrast modes show. */
export const radioMark = {
  '&:checked': {
    borderWidth: '0.4375rem',
    borderColor: vars.color.brand.solid,
    background: vars.color.brand.onSolid,
  },
  '&:disabled': { background: vars.color.page, borderColor: vars.color.line },
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
