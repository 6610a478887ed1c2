import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const emptyState = style(
  inLayer('primitives', {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.tight,
    paddingBlock: `${vars.space.wide} ${vars.space.section}`,
    paddingInline: vars.space.regular,
    textAlign: 'center',
  }),
);

/** The court lies flat and fades towards the words. */
export const picture = style(
  inLayer('primitives', {
    inlineSize: 'min(26rem, 100%)',
    aspectRatio: '2.2',
    color: vars.color.edge,
    maskImage: 'linear-gradient(#000 45%, transparent 98%)',
  }),
);

export const tilt = style(
  inLayer('primitives', {
    blockSize: '100%',
    transform: 'perspective(40rem) rotateX(48deg)',
    transformOrigin: '50% 30%',
  }),
);

export const title = style(inLayer('primitives', { ...typography.sectionTitle }));

export const hint = style(
  inLayer('primitives', {
    maxInlineSize: '32rem',
    color: vars.color.textMuted,
    textWrap: 'balance',
  }),
);

export const action = style(inLayer('primitives', { marginBlockStart: vars.space.snug }));
