import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.tight,
  paddingBlock: `${vars.space.wide} ${vars.space.section}`,
  paddingInline: vars.space.regular,
  textAlign: 'center',
});

/** The court is in perspective and fades towards the text. */
export const picture = style({
  inlineSize: 'min(26rem, 100%)',
  aspectRatio: '2.2',
  color: vars.color.edge,
  maskImage: 'linear-gradient(#000 45%, transparent 98%)',
});

export const tilt = style({
  blockSize: '100%',
  transform: 'perspective(40rem) rotateX(48deg)',
  transformOrigin: '50% 30%',
});

export const goal = style({
  inlineSize: 'min(20rem, 100%)',
  paddingBlock: `${vars.space.roomy} ${vars.space.regular}`,
});

export const celebration = style(typography.sectionTitle);

export const hint = style({
  maxInlineSize: '32rem',
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.snug,
  marginBlockStart: vars.space.snug,
});
