import { vars } from '../../theme/contract.css.ts';
import { style, styleVariants } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';

const base = style({
  ...typography.control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  padding: `${vars.space.tight} ${vars.space.regular}`,
  border: `${vars.lineWidth.line} solid transparent`,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  transition: `background ${vars.motion.quick}`,
  selectors: { '&:active': { transform: 'translateY(1px)' } },
});

export const link = styleVariants({
  spark: [
    base,
    {
      background: vars.color.spark,
      color: vars.color.onSpark,
      selectors: { '&:hover': { background: vars.color.sparkHover } },
    },
  ],
  neutral: [
    base,
    {
      borderColor: 'currentColor',
      selectors: { '&:hover': { background: vars.color.sunken } },
    },
  ],
});

export const large = style({
  minBlockSize: vars.size.touchLarge,
  paddingInline: vars.space.roomy,
  fontSize: '1.0625rem',
});
