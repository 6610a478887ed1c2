import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const textLink = style(
  inLayer('primitives', {
    color: vars.color.brand.text,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.chip,
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  }),
);
