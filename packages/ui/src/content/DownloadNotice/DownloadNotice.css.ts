import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const notice = style({
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space.regular,
  padding: `${vars.space.wide} clamp(1rem, 6vw, 2rem)`,
  // The word "Download" fits on the narrowest phone.
  '@media': { [breakpoint.largeText]: { paddingInline: '4.2vw' } },
});

export const actions = style({
  display: 'grid',
  // All actions are as high as the highest.
  gridAutoRows: '1fr',
  gap: vars.space.regular,
  inlineSize: '100%',
  // Apart from the button of the countdown, which belongs to the countdown.
  marginBlockStart: vars.space.tight,
});

export const stores = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.regular,
  inlineSize: '100%',
  marginBlockStart: vars.space.tight,
  paddingBlockStart: vars.space.roomy,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const storesTitle = style({ color: vars.color.textMuted });
