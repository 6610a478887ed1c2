import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { button } from '../../primitives/Button/Button.css.ts';
import { pickStates } from '../../primitives/incomingFile.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const zone = recipe({
  base: inLayer('components', {
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
  }),
  variants: {
    holds: {
      nothing: inLayer('components', {
        minBlockSize: '9rem',
        padding: vars.space.regular,
      }),
      image: inLayer('components', { padding: vars.space.snug, borderStyle: 'solid' }),
    },
  },
});

/** Beside the picture where both fit, below it elsewhere, alone without one. */
export const side = style(
  inLayer('components', {
    // What both leave over is the picture's by a third.
    flex: '2 1 15rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: vars.space.snug,
    selectors: {
      [`${zone.classNames.variants.holds.nothing} > &`]: {
        justifyItems: 'center',
        gap: vars.space.tight,
      },
    },
  }),
);

export const ways = style(
  inLayer('components', { display: 'flex', flexWrap: 'wrap', gap: vars.space.tight }),
);

export const pick = style([
  button(),
  inLayer('components', {
    gap: vars.space.tight,
    cursor: 'pointer',
    selectors: {
      ...pickStates,
      // An empty zone is one big target.
      [`${zone.classNames.variants.holds.nothing} &::after`]: {
        content: '""',
        position: 'absolute',
        inset: 0,
      },
    },
  }),
]);

export const icon = style(
  inLayer('components', { inlineSize: '1.125rem', blockSize: '1.125rem', flexShrink: 0 }),
);

export const frame = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 14rem',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: vars.radius.chip,
    background: vars.color.sunken,
  }),
);

export const placeholder = style(
  inLayer('components', {
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    color: vars.color.textMuted,
  }),
);

export const preview = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  }),
);

export const name = style(
  inLayer('components', {
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(
  inLayer('components', {
    ...typography.small,
    display: 'block',
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

const bar = { borderRadius: vars.radius.round, background: vars.color.sunken };
const done = { borderRadius: vars.radius.round, background: vars.color.brand.solid };

export const progress = style(
  inLayer('components', {
    ...bar,
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '0.5rem',
    marginBlockStart: vars.space.hair,
    border: 0,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': bar,
      '&::-webkit-progress-value': done,
      '&::-moz-progress-bar': done,
    },
  }),
);
