import { vars } from '../../theme/contract.css.ts';
import { focusMargin } from '../../theme/focusMargin.css.ts';
import { style } from '../../theme/styles/components.ts';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // A focused element is scrolled to below the bar and above a note.
  vars: { [focusMargin]: '5.5rem min(8.5rem, 42vh)' },
});

export const main = style({ flexGrow: 1, selectors: { '&:focus': { outline: 'none' } } });

/** At the upper edge of the window, above the bar. */
export const loading = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.depth.sticky,
  blockSize: '0.25rem',
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const note = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.depth.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${vars.space.regular}`,
  padding: `${vars.space.tight} ${vars.space.regular}`,
  color: vars.color.warning.text,
  background: vars.color.warning.soft,
  borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.warning.softLine}`,
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
