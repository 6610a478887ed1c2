import { vars } from '../../theme/contract.css.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

export const panel = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.regular,
    padding: `${space.regular} ${space.roomy}`,
    borderRadius: vars.radius.card,
    transition: `background ${vars.motion.quick}`,
    '@media': {
      '(forced-colors: active)': { outline: '1px solid CanvasText' },
      // Large text: the words have the whole width, and the arrow is below them.
      [breakpoint.largeText]: { flexWrap: 'wrap' },
    },
  },
  variants: {
    state: {
      pending: { background: color.card, boxShadow: vars.shadow.card },
      done: {
        justifyContent: 'start',
        color: color.positive.text,
        background: color.positive.soft,
      },
      left: {
        color: color.brand.onSolid,
        background: color.brand.solid,
        selectors: { '&:hover': { background: color.brand.solidHover } },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.hair,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [breakpoint.largeText]: { flexBasis: '100%' } },
});

export const title = style(typography.cardTitle);

/** As high as a line of the title. */
export const pendingTitle = style([
  title,
  { blockSize: '1lh', display: 'grid', alignContent: 'center' },
]);

export const icon = style({ flex: 'none' });

export const arrow = style({
  flex: 'none',
  marginInlineStart: 'auto',
  transition: `transform ${vars.motion.quick}`,
});

globalStyle(`${panel.classNames.base}:hover ${arrow}`, { transform: 'translateX(3px)' });
