import { fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusMargin } from './focusMargin.css.ts';
import { focusOffset } from './focusOffset.css.ts';
import { globalStyle } from './styles/base.ts';

globalStyle('body, [data-theme]', { color: vars.color.text, background: vars.color.page });

globalStyle('body', {
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

// Outline, not shadow: it survives forced colours.
globalStyle(':focus-visible', {
  outline: `${vars.lineWidth.focus} solid ${vars.color.focus}`,
  outlineOffset: fallbackVar(focusOffset, '2px'),
  scrollMarginBlock: fallbackVar(focusMargin, '0'),
});

// The heading gets the focus on arrival at a page only to be read aloud; it is no control.
globalStyle('main h1:focus', { outline: 'none' });

// Icons that point along the line are mirrored in right-to-left text.
globalStyle(
  ':is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right):dir(rtl)',
  { scale: '-1 1' },
);
