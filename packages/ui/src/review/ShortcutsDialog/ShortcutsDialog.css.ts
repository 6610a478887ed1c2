import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

/** Two columns where there is room, filled one after the other. */
export const groups = style({ columns: '16rem 2', columnGap: vars.space.wide });

export const group = style({ breakInside: 'avoid', paddingBlockEnd: vars.space.regular });

export const title = style({
  paddingBlockEnd: vars.space.tight,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.regular,
  // Low enough that all shortcuts are visible in a window of 720 px.
  minBlockSize: '2.125rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const keys = style({ display: 'flex', flexShrink: 0, gap: vars.space.hair });
