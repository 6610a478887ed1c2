import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const box = style(inLayer('primitives', { position: 'relative', display: 'grid' }));

/** Later than `control`, so that its padding wins. */
export const input = recipe({
  variants: {
    icon: { true: inLayer('primitives', { paddingInlineStart: '2.625rem' }), false: {} },
    end: { true: inLayer('primitives', { paddingInlineEnd: vars.size.touch }), false: {} },
  },
});

export const icon = style(
  inLayer('primitives', {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space.snug,
    marginBlock: 'auto',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);

export const end = style(
  inLayer('primitives', {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    minInlineSize: vars.size.touch,
  }),
);

// As large to a finger as any, but drawn inside the field's own line.
globalStyle(
  `${end} > button`,
  inLayer('primitives', { borderWidth: '0.375rem', backgroundClip: 'padding-box' }),
);

globalStyle(
  `${end} > button:focus-visible`,
  inLayer('primitives', { outlineOffset: '-0.4375rem' }),
);
