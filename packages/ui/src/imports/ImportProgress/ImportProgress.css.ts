import { vars } from '../../theme/contract.css.ts';
import { partsPanel } from '../../theme/mixins/cardPanel.ts';
import { style } from '../../theme/styles/components.ts';

export const box = style({ ...partsPanel, gap: vars.space.snug });

export const title = style({ overflowWrap: 'anywhere' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
});

export const detail = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
