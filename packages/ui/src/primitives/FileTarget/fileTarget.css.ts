import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

// Styles of every drop target for files, see `useFileTarget`.

/** Visually hidden, because its label is visible, but focusable and readable. */
export const input = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  opacity: 0,
});

/** The states of the input, shown by the label that follows it. */
export const pickStates = {
  [`${input}:focus-visible + &`]: {
    outline: `${vars.lineWidth.focus} solid ${vars.color.focus}`,
    outlineOffset: '2px',
  },
  [`${input}:disabled + &`]: {
    background: vars.color.page,
    borderColor: vars.color.line,
    color: vars.color.textMuted,
    cursor: 'not-allowed',
  },
};

export const drop = style({
  ...typography.small,
  color: vars.color.textMuted,
  textAlign: 'center',
  // Touch devices can neither drop nor paste.
  '@media': { '(hover: none)': { display: 'none' } },
});

/** Covers the zone: the pointer may be anywhere in it. */
export const dropOverlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.regular,
  borderRadius: 'inherit',
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  pointerEvents: 'none',
});
