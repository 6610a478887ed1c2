import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { sea } from '../map/styles.ts';

const { color, space } = vars;

export const panel = style({
  ...oneColumn,
  gap: space.snug,
  padding: space.regular,
  borderRadius: vars.radius.panel,
  background: color.card,
  boxShadow: vars.shadow.card,
});

export const map = style({
  position: 'relative',
  containerType: 'inline-size',
  blockSize: 'clamp(16rem, 40vw, 26rem)',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: sea,
});

export const ground = style({ position: 'absolute', inset: 0 });

export const line = style({ stroke: color.edge, strokeWidth: 1, opacity: 0.25 });

export const degrees = style({
  fill: color.textMuted,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  // A halo keeps the figures legible on lines.
  stroke: color.card,
  strokeWidth: 4,
  paintOrder: 'stroke',
});

export const marker = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 0,
    blockSize: 0,
    selectors: { '&:is(:hover, :focus-within)': { zIndex: 2 } },
  },
  variants: { active: { true: { zIndex: 1 }, false: {} } },
});

/** As large as the least distance between markers allows. */
export const button = style({
  position: 'absolute',
  insetBlockStart: '-14px',
  insetInlineStart: '-14px',
  inlineSize: '28px',
  blockSize: '28px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  '@media': {
    '(pointer: coarse)': {
      insetBlockStart: '-22px',
      insetInlineStart: '-22px',
      inlineSize: '44px',
      blockSize: '44px',
    },
  },
});

const current = `${button}:is([aria-current], [data-pointed])`;

globalStyle(`${current} > svg`, { transform: 'scale(1.5)' });

export const count = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.625rem',
  blockSize: '1.625rem',
  paddingInline: '0.25rem',
  border: `1.5px solid ${color.card}`,
  borderRadius: vars.radius.round,
  background: color.text,
  color: color.card,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${current} &`]: { background: color.brand.solid, color: color.brand.onSolid },
  },
});

/**
 * The name of a venue: always shown for the active one, for others when they are pointed at. It is placed towards the
 * middle of the map, where there is room.
 */
export const name = recipe({
  base: {
    position: 'absolute',
    display: 'none',
    inlineSize: 'max-content',
    maxInlineSize: 'min(16rem, calc(50cqi - 2rem))',
    paddingInline: space.tight,
    // A border instead of padding, in which a third line of the clamped text would be visible.
    borderBlock: `0.1875rem solid ${color.card}`,
    borderRadius: vars.radius.chip,
    background: color.card,
    // An edge, because a shadow would grey the markers beside it.
    boxShadow: `0 0 0 1px ${color.edge}`,
    fontSize: vars.fontSize.tiny,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    selectors: {
      [`${current} + &, ${button}:hover + &, ${button}:focus-visible + &`]: {
        display: '-webkit-box',
      },
    },
  },
  variants: {
    side: {
      before: { insetInlineEnd: '1.375rem' },
      after: { insetInlineStart: '1.375rem' },
    },
    grows: {
      up: { insetBlockEnd: '-0.875rem' },
      down: { insetBlockStart: '-0.875rem' },
    },
  },
});

export const showAll = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: space.tight,
  insetInlineEnd: space.tight,
});

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: space.regular,
  color: color.textMuted,
  textAlign: 'center',
});

export const footer = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.regular}`,
  color: color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: space.snug });

export const key = style({ display: 'flex', alignItems: 'center', gap: space.hair });
