import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { choiceLine, choiceMark, disabledMark } from '../choice.ts';

export const line = style({
  ...choiceLine,
  paddingBlock: vars.space.tight,
  selectors: {
    ...choiceLine.selectors,
    // A checkbox with a hint has several lines: the box is aligned with the first.
    '&:has([aria-describedby])': { alignItems: 'flex-start' },
  },
});

/** The padding makes the first line as high as the box. */
export const words = style({ paddingBlock: '0.125rem' });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  ...choiceMark,
  color: vars.color.brand.onSolid,
  borderRadius: vars.radius.chip,
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-state="checked"]': {
      background: vars.color.brand.solid,
      borderColor: vars.color.brand.edge,
    },
    '&:disabled': disabledMark,
    '&[data-state="checked"]:disabled': {
      background: vars.color.textMuted,
      color: vars.color.card,
    },
  },
});

export const tick = style({ inlineSize: '1.125rem', blockSize: '1.125rem' });

export const hint = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
