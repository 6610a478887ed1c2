import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const group = style(inLayer('components', { display: 'flex' }));

export const language = style(
  inLayer('components', {
    ...typography.control,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current]': {
        color: vars.color.text,
        fontWeight: vars.fontWeight.heavy,
        textDecoration: `underline ${vars.lineWidth.focus} ${vars.color.brand.edge}`,
        textUnderlineOffset: '0.45em',
      },
    },
  }),
);
