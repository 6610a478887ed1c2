import { vars } from '../../theme/contract.css.ts';
import { iconTones, noticeIcon, noticeTones } from '../../theme/mixins/notice.ts';
import { globalStyle, recipe, style } from '../../theme/styles/primitives.ts';

export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.snug,
    paddingBlock: vars.space.tight,
    paddingInlineStart: vars.space.regular,
    paddingInlineEnd: vars.space.tight,
    color: vars.color.text,
    border: `${vars.lineWidth.line} solid transparent`,
    borderRadius: vars.radius.card,
  },
  variants: { tone: noticeTones },
});

export const icon = recipe({
  base: { flexShrink: 0, ...noticeIcon },
  variants: { tone: iconTones },
});

/** The action is beside a short text and below a long one. */
export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  // Aligned with the close button, however many lines the text has.
  alignItems: 'flex-start',
  columnGap: vars.space.regular,
  minInlineSize: 0,
  containerType: 'inline-size',
});

// A banner too narrow for an action beside the words.
const narrow = '(max-width: 21.99rem)';
const wordsRoom = '0.625rem';

globalStyle(
  `${content} > button`,
  // The distance below the action equals that above the words.
  { '@container': { [narrow]: { marginBlockEnd: wordsRoom } } },
);

export const words = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  paddingBlock: wordsRoom,
  paddingInlineEnd: vars.space.tight,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@container': { [narrow]: { flexBasis: '100%' } },
});

export const title = style({ fontWeight: vars.fontWeight.strong });
