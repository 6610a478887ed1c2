import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

/** The language that the page is in, among those to choose from. */
export const currentLanguage = {
  color: vars.color.text,
  fontWeight: vars.fontWeight.heavy,
  // Safari has no shorthand with a thickness.
  textDecorationLine: 'underline',
  textDecorationThickness: vars.lineWidth.focus,
  textDecorationColor: vars.color.brand.edge,
  textUnderlineOffset: '0.45em',
} satisfies StyleRule;
