import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Windows with room for only the icon beside other buttons; the words remain its name and tooltip. */
const narrow = `${breakpoint.tablet} and (max-width: 99.99em)`;

export const trigger = style({
  ...typography.control,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.snug,
  border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: vars.color.text,
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  '@media': { [narrow]: { justifyContent: 'center', minInlineSize: vars.size.touch } },
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: vars.color.sunken,
      borderColor: vars.color.edgeHover,
    },
    '&[data-current="true"]': {
      borderColor: vars.color.brand.edge,
      background: vars.color.brand.soft,
      color: vars.color.brand.text,
    },
    '&[data-current="true"]:is(:hover, [aria-expanded="true"])': {
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.edge}`,
    },
    '&:active': { transform: 'translateY(1px)', filter: 'brightness(0.88)' },
  },
});

export const icon = style({ flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' });

// Hidden on small phones, which need its room for the words.
globalStyle(`${trigger} > ${icon}:first-child`, {
  '@media': { '(max-width: 24.99em)': { display: 'none' } },
});

export const chevron = style([icon, { '@media': { [narrow]: { display: 'none' } } }]);

export const shown = style({
  flex: 1,
  maxInlineSize: '14rem',
  marginInlineEnd: 'auto',
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' } },
});

/** As wide as the page’s content on phones. */
export const panel = style({
  inlineSize: 'calc(100vw - 2rem)',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '@media': { [breakpoint.tablet]: { inlineSize: '23rem' } },
});

export const list = style({
  maxBlockSize: '18rem',
  padding: vars.space.hair,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });

export const view = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingBlock: '0.375rem',
  // With that of the list, the padding of the form.
  paddingInline: vars.space.tight,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { color: vars.color.brand.text },
  },
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const empty = style({
  padding: `${vars.space.regular} ${vars.space.snug}`,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const deleted = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  padding: vars.space.snug,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const deletedText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const form = style({
  ...oneColumn,
  gap: vars.space.snug,
  padding: vars.space.snug,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
