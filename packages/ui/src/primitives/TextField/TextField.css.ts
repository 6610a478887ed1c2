import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { globalStyle, recipe, style } from '../../theme/styles/primitives.ts';

/** The room at the end of a field with `end`, for elements that set it. Default: a touch target. */
export const endRoom = createVar();

export const box = style({ position: 'relative', display: 'grid' });

/** Defined later than `control`, so that this padding has precedence. */
export const input = recipe({
  base: { selectors: { '&:placeholder-shown': { textOverflow: 'ellipsis' } } },
  variants: {
    icon: { true: { paddingInlineStart: '2.625rem' }, false: {} },
    end: {
      true: {
        paddingInlineEnd: fallbackVar(endRoom, vars.size.touch),
        // The control at the end takes the place of the browser's own button.
        selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
      },
      false: {},
    },
  },
});

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.snug,
  marginBlock: 'auto',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minInlineSize: vars.size.touch,
  selectors: { '&[inert]': { opacity: 0.5 } },
});

// The transparent border makes the button a full touch target that is drawn inside the field.
globalStyle(`${end} > button`, { borderWidth: '0.375rem', backgroundClip: 'padding-box' });

globalStyle(`${end} > button:focus-visible`, { outlineOffset: '-0.4375rem' });
