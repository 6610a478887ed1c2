import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const container = style({ containerType: 'inline-size' });

export const key = style({
  display: 'grid',
  gap: vars.space.snug,
  paddingBlock: vars.space.regular,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
});

export const detail = style({ ...typography.small, color: vars.color.textMuted });

export const revoke = style({ justifySelf: 'start' });
