import { button } from '../../primitives/Button/styles.ts';
import { pickStates } from '../../primitives/FileTarget/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const zone = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.snug,
    border: `${vars.lineWidth.line} dashed ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover:not(:has(input:disabled))': { borderColor: vars.color.edgeHover },
      '&:has(input:disabled)': { borderColor: vars.color.line },
      '&:has([aria-invalid])': { borderColor: vars.color.critical.edge },
      '&[data-dragging]': { borderColor: vars.color.brand.edge },
    },
  },
  variants: {
    content: {
      nothing: {
        minBlockSize: '9rem',
        padding: vars.space.regular,
      },
      picture: { padding: vars.space.snug, borderStyle: 'solid' },
    },
  },
});

/** Text and buttons: beside the picture where both fit, otherwise below it. */
export const side = style({
  // Two thirds of the free width; the picture has the other third.
  flex: '2 1 15rem',
  ...oneColumn,
  alignContent: 'center',
  gap: vars.space.snug,
  selectors: {
    [`${zone.classNames.variants.content.nothing} > &`]: {
      justifyItems: 'center',
      gap: vars.space.tight,
    },
  },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });

export const pick = style([
  button(),
  {
    gap: vars.space.tight,
    cursor: 'pointer',
    selectors: {
      ...pickStates,
      // An empty zone is a target as a whole.
      [`${zone.classNames.variants.content.nothing} &::after`]: {
        content: '""',
        position: 'absolute',
        inset: 0,
      },
    },
  },
]);

export const icon = style({ inlineSize: '1.125rem', blockSize: '1.125rem', flexShrink: 0 });

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 14rem',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  background: vars.color.sunken,
});

export const placeholder = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  color: vars.color.textMuted,
});

export const preview = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const name = style({
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const detail = style({
  ...typography.small,
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style({ display: 'grid', gap: vars.space.hair });
