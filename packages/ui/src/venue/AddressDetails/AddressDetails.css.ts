import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const toggle = style({
  ...typography.control,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.brand.text } },
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

export const panel = style({
  display: 'grid',
  gap: vars.space.regular,
  paddingBlockStart: vars.space.tight,
});
