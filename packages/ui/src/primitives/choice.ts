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

/** The box of a checkbox or radio button that is not checked. */
export const choiceMark = {
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  background: vars.color.card,
  border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
} as const;
