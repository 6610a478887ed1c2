import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const layout = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.regular,
    maxInlineSize: '60rem',
  }),
);

export const title = style(inLayer('components', typography.pageTitle));

export const subtitle = style(
  inLayer('components', {
    marginBlockStart: vars.space.hair,
    maxInlineSize: vars.size.prose,
    color: vars.color.textMuted,
    textWrap: 'pretty',
  }),
);

/** Takes the focus without showing it: nothing can be pressed here. */
export const body = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.regular,
    outline: 'none',
  }),
);
