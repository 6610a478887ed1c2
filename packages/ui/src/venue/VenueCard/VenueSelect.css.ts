import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

/** The target is 44 px wide; the box drawn in it is smaller. */
export const box = style({
  appearance: 'none',
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.hair,
  insetInlineEnd: vars.space.hair,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  // A click with Shift selects a range of cards, not of text.
  userSelect: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0.5625rem',
      background: vars.color.card,
      border: `${vars.lineWidth.line} solid ${vars.color.edgeHover}`,
      borderRadius: vars.radius.chip,
    },
    '&:checked::before': {
      background: vars.color.brand.solid,
      borderColor: vars.color.card,
    },
    // The tick is two borders of a box, which high-contrast modes keep, unlike backgrounds.
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.875rem',
      insetInlineStart: '1.125rem',
      inlineSize: '0.5rem',
      blockSize: '0.875rem',
      borderStyle: 'solid',
      borderColor: vars.color.brand.onSolid,
      borderWidth: '0 0.1875rem 0.1875rem 0',
      transform: 'rotate(45deg)',
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    // A band of the card's colour on both sides of the ring, because the picture behind may have the ring's colour.
    '&:focus-visible': {
      outlineColor: vars.color.focus,
      outlineOffset: '-5px',
      boxShadow: `inset 0 0 0 7px ${vars.color.card}`,
    },
  },
});
