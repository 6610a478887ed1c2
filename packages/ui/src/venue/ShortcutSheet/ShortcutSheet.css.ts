import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const groups = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    gap: `${vars.space.roomy} ${vars.space.wide}`,
  }),
);

export const title = style(
  inLayer('components', {
    ...typography.label,
    paddingBlockEnd: vars.space.tight,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
  }),
);

export const shortcut = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.regular,
    minBlockSize: '2.5rem',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    lineHeight: vars.lineHeight.snug,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);

export const keys = style(
  inLayer('components', { display: 'flex', flexShrink: 0, gap: vars.space.hair }),
);
