import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

/** The box of text fields and select triggers. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.tight,
  paddingInline: vars.space.snug,
  // iOS zooms in on focus below 16 px.
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.text,
  background: vars.color.card,
  border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    // Invalid and automatically filled fields keep their edge on hover.
    '&:hover:not(:disabled, [readonly], [aria-invalid="true"], [data-origin])': {
      borderColor: vars.color.edgeHover,
    },
    '&[data-placeholder]': { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular },
    '&::placeholder': {
      color: vars.color.textMuted,
      fontWeight: vars.fontWeight.regular,
      opacity: 1,
    },
    // Filled in automatically.
    '&[data-origin]': {
      background: vars.color.brand.soft,
      borderColor: vars.color.brand.edge,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical.edge },
    // Read-only values may still be copied.
    '&:is(:disabled, [readonly])': {
      background: vars.color.page,
      borderColor: vars.color.line,
      color: vars.color.textMuted,
    },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
