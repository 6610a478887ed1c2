import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

function tinted(tone: 'brand' | 'positive' | 'warning' | 'critical') {
  const { soft, softLine } = vars.color[tone];
  return inLayer('primitives', { background: soft, borderColor: softLine });
}

export const banner = recipe({
  base: inLayer('primitives', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.snug,
    paddingBlock: vars.space.tight,
    paddingInlineStart: vars.space.regular,
    paddingInlineEnd: vars.space.tight,
    color: vars.color.text,
    border: `${vars.lineWidth.line} solid transparent`,
    borderRadius: vars.radius.card,
  }),
  variants: {
    tone: {
      info: tinted('brand'),
      positive: tinted('positive'),
      warning: tinted('warning'),
      critical: tinted('critical'),
    },
  },
});

export const icon = recipe({
  base: inLayer('primitives', {
    flexShrink: 0,
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    marginBlockStart: '0.6875rem',
  }),
  variants: {
    tone: {
      info: inLayer('primitives', { color: vars.color.brand.text }),
      positive: inLayer('primitives', { color: vars.color.positive.text }),
      warning: inLayer('primitives', { color: vars.color.warning.text }),
      critical: inLayer('primitives', { color: vars.color.critical.text }),
    },
  },
});

/** The action sits beside short words and below long ones. */
export const content = style(
  inLayer('primitives', {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    // Level with the dismissal, however many lines the words take.
    alignItems: 'flex-start',
    columnGap: vars.space.regular,
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
);

// Too narrow for an action beside the words.
const narrow = '(max-width: 21.99rem)';
const wordsRoom = '0.625rem';

globalStyle(
  `${content} > button`,
  // As much room below it as there is above the words.
  inLayer('primitives', { '@container': { [narrow]: { marginBlockEnd: wordsRoom } } }),
);

export const words = style(
  inLayer('primitives', {
    flex: '1 1 14rem',
    minInlineSize: 0,
    paddingBlock: wordsRoom,
    paddingInlineEnd: vars.space.tight,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '@container': { [narrow]: { flexBasis: '100%' } },
  }),
);

export const title = style(inLayer('primitives', { fontWeight: vars.fontWeight.strong }));
