import { vars } from '../theme/contract.css.ts';
import { oneColumn } from '../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../theme/styles/components.ts';
import { typography } from '../theme/typography/typography.ts';

const cell = {
  padding: vars.space.snug,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const table = style({ borderCollapse: 'collapse' });

export const heading = style({
  ...typography.small,
  ...cell,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.strong,
});

/** Beside the middle of a row, whose controls are higher than a line of text. */
export const rowHeading = style([heading, { verticalAlign: 'middle' }]);

export const box = style(cell);

// A button's text must not wrap in a narrow table.
globalStyle(`${box} > div > :is(a, button)`, { whiteSpace: 'nowrap' });

export const list = style({ ...oneColumn, gap: vars.space.roomy });

export const title = style({
  ...typography.small,
  marginBlockEnd: vars.space.tight,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.strong,
});
