import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const toggle = style(
  inLayer('components', {
    ...typography.control,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tight,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    textAlign: 'start',
    selectors: { '&:hover': { color: vars.color.brand.text } },
  }),
);

export const chevron = style(
  inLayer('components', {
    flexShrink: 0,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    transition: `transform ${vars.motion.quick}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
  }),
);

export const panel = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.regular,
    paddingBlockStart: vars.space.tight,
  }),
);
