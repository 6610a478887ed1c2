import { vars } from './contract.css.ts';
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
  outlineOffset: '2px',
});

// Icons that point along the line are mirrored in right-to-left text.
globalStyle(
  ':is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right):dir(rtl)',
  { scale: '-1 1' },
);
