import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const notice = style(
  inLayer('components', {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.regular,
    padding: `${vars.space.wide} clamp(1rem, 6vw, 2rem)`,
  }),
);

export const title = style(inLayer('components', typography.pageTitle));

export const actions = style(
  inLayer('components', {
    display: 'grid',
    // All as high as the highest.
    gridAutoRows: '1fr',
    gap: vars.space.tight,
    inlineSize: '100%',
  }),
);

export const stores = style(
  inLayer('components', {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.regular,
    inlineSize: '100%',
    marginBlockStart: vars.space.tight,
    paddingBlockStart: vars.space.roomy,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);

export const storesTitle = style(
  inLayer('components', { ...typography.label, color: vars.color.textMuted }),
);
