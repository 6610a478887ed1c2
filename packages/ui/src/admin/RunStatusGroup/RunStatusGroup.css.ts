import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const group = style({ ...oneColumn, gap: vars.space.hair });

export const several = style([
  group,
  {
    padding: vars.space.hair,
    border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    // A group that is too high scrolls within its border, which shows that more runs follow.
    position: 'relative',
    maxBlockSize: 'inherit',
    overflowY: 'auto',
  },
]);

export const bar = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' });

// Inside the runs and the buttons, because the scrolling box would cut the focus ring off.
globalStyle(`${several} > :focus-visible, ${bar} > :focus-visible`, { outlineOffset: '-3px' });

export const error = style({
  ...typography.small,
  paddingInline: vars.space.regular,
  color: vars.color.critical.text,
});
