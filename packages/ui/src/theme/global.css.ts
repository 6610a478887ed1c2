import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inLayer } from './inLayer.ts';

globalStyle(
  'body, [data-theme]',
  inLayer('base', { color: vars.color.text, background: vars.color.page }),
);

globalStyle(
  'body',
  inLayer('base', {
    fontFamily: vars.fontFamily.text,
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.text,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  }),
);

// Outline, not shadow: it survives forced colours.
globalStyle(
  ':focus-visible',
  inLayer('base', {
    outline: `${vars.lineWidth.focus} solid ${vars.color.focus}`,
    outlineOffset: '2px',
  }),
);

// What points along the line points the other way where lines run the other way.
globalStyle(
  ':is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right):dir(rtl)',
  inLayer('base', { scale: '-1 1' }),
);
