import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const screen = style(
  inLayer('components', {
    minBlockSize: '100dvh',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space.snug,
    padding: vars.space.roomy,
    overflow: 'hidden',
    textAlign: 'center',
  }),
);

export const picture = style(
  inLayer('components', {
    inlineSize: 'min(30rem, 100%)',
    marginBlockEnd: vars.space.regular,
    // The court goes on where the picture ends.
    maskImage: 'linear-gradient(to right, transparent, #000 24%)',
  }),
);

export const status = style(
  inLayer('components', {
    ...typography.control,
    color: vars.color.brand.text,
    letterSpacing: '0.04em',
  }),
);

export const title = style(inLayer('components', typography.pageTitle));

export const message = style(
  inLayer('components', {
    ...typography.lead,
    maxInlineSize: '36rem',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const home = style(inLayer('components', { marginBlockStart: vars.space.regular }));
