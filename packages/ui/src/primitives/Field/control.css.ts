import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

/** The box of everything that is filled in: text fields and select triggers look alike. */
export const control = style(
  inLayer('primitives', {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.tight,
    paddingInline: vars.space.snug,
    // Below 16 px a phone zooms in on focus.
    fontSize: vars.fontSize.body,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    color: vars.color.text,
    background: vars.color.card,
    border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      // What is wrong or was filled in by something else keeps its edge.
      '&:hover:not(:disabled, [readonly], [aria-invalid="true"], [data-origin])': {
        borderColor: vars.color.edgeHover,
      },
      '&[data-placeholder]': { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular },
      '&::placeholder': {
        color: vars.color.textMuted,
        fontWeight: vars.fontWeight.regular,
        opacity: 1,
      },
      // Filled in by something else than the reader.
      '&[data-origin]': {
        background: vars.color.brand.soft,
        borderColor: vars.color.brand.edge,
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.critical.edge },
      // What can only be read may still be copied.
      '&:is(:disabled, [readonly])': {
        background: vars.color.page,
        borderColor: vars.color.line,
        color: vars.color.textMuted,
      },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);
