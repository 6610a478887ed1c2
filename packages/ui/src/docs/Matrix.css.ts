import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayer } from '../theme/inLayer.ts';
import { typography } from '../theme/typography.ts';

const cell = {
  padding: vars.space.snug,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const table = style(inLayer('components', { borderCollapse: 'collapse' }));

export const heading = style(
  inLayer('components', {
    ...typography.small,
    ...cell,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.strong,
  }),
);

export const box = style(inLayer('components', cell));

// However narrow the table, a button of its own keeps its words on one line.
globalStyle(`${box} > div > :is(a, button)`, inLayer('components', { whiteSpace: 'nowrap' }));

export const list = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.roomy,
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
);

export const title = style(
  inLayer('components', {
    ...typography.small,
    marginBlockEnd: vars.space.tight,
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.strong,
  }),
);
