import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const box = style(
  inLayer('components', {
    minInlineSize: 0,
    '@media': { [breakpoint.tablet]: { position: 'relative' } },
  }),
);

export const trigger = style(
  inLayer('components', {
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
    selectors: {
      '&:hover, &[aria-expanded="true"]': {
        background: vars.color.sunken,
        borderColor: vars.color.edgeHover,
      },
    },
  }),
);

export const icon = style(
  inLayer('components', { flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' }),
);

// On a small phone the words have its room.
globalStyle(
  `${trigger} > ${icon}:first-child`,
  inLayer('components', { '@media': { '(max-width: 24.99em)': { display: 'none' } } }),
);

export const shown = style(
  inLayer('components', {
    flex: 1,
    maxInlineSize: '14rem',
    marginInlineEnd: 'auto',
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** As wide as the row of its button on phones, hanging from the button's end elsewhere. */
export const panel = style(
  inLayer('components', {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    zIndex: vars.depth.popover,
    marginBlockStart: '0.375rem',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.shadow.float,
    '@media': {
      [breakpoint.tablet]: { insetInlineStart: 'auto', inlineSize: '23rem' },
    },
  }),
);

export const list = style(
  inLayer('components', {
    maxBlockSize: '18rem',
    padding: vars.space.hair,
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
);

export const row = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: vars.space.hair }),
);

export const view = style(
  inLayer('components', {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tight,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingBlock: '0.375rem',
    paddingInline: vars.space.snug,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textAlign: 'start',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current]': { color: vars.color.brand.text },
    },
  }),
);

export const words = style(
  inLayer('components', {
    flex: 1,
    display: 'grid',
    minInlineSize: 0,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(inLayer('components', { fontWeight: vars.fontWeight.strong }));

export const detail = style(
  inLayer('components', { ...typography.small, color: vars.color.textMuted }),
);

export const empty = style(
  inLayer('components', {
    padding: vars.space.regular,
    color: vars.color.textMuted,
    textWrap: 'pretty',
  }),
);

export const form = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.tight,
    padding: vars.space.snug,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
