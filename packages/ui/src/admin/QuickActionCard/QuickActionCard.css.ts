import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const card = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.regular,
    blockSize: '100%',
    padding: vars.space.regular,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.shadow.card,
    transition: `box-shadow ${vars.motion.quick}`,
    selectors: {
      // A shadow alone would not be seen in the dark.
      'a&:hover': {
        boxShadow: `0 0 0 ${vars.lineWidth.line} ${vars.color.edge}, ${vars.shadow.card}`,
      },
      // Announced, not there yet: lies flat on the page, its words still read.
      '&[aria-disabled]': {
        background: 'transparent',
        boxShadow: `inset 0 0 0 ${vars.lineWidth.line} ${vars.color.line}`,
      },
    },
  }),
);

export const icon = style(
  inLayer('components', {
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.control,
    color: vars.color.brand.text,
    background: vars.color.brand.soft,
    selectors: {
      [`${card}[aria-disabled] &`]: {
        color: vars.color.textMuted,
        background: vars.color.sunken,
      },
    },
  }),
);

export const words = style(inLayer('components', { display: 'grid', gap: vars.space.hair }));

export const title = style(
  inLayer('components', {
    ...typography.cardTitle,
    fontSize: vars.fontSize.lead,
    selectors: { [`${card}[aria-disabled] &`]: { color: vars.color.textMuted } },
  }),
);

export const description = style(
  inLayer('components', {
    ...typography.small,
    color: vars.color.textMuted,
    textWrap: 'balance',
  }),
);

export const arrow = style(
  inLayer('components', {
    color: vars.color.textMuted,
    transition: `transform ${vars.motion.quick}`,
    selectors: { [`${card}:hover &`]: { transform: 'translateX(3px)' } },
  }),
);

export const note = style(inLayer('components', { marginBlockStart: vars.space.hair }));
