import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const body = style({
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.regular})`,
  marginInline: 'auto',
  padding: `${vars.space.roomy} ${vars.space.regular} ${vars.space.section}`,
  '@media': {
    [breakpoint.tablet]: { paddingBlock: `${vars.space.section} ${vars.space.sectionWide}` },
  },
});
