import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

export const section = style({
  // The offset of spec §9, 80 px, for the browser's own jumps; in rem, because the bar grows with the text.
  scrollMarginBlockStart: '5rem',
  outline: 'none',
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.section,
      paddingBlockStart: vars.space.section,
      borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.line}`,
    },
  },
  '@media': {
    print: {
      selectors: { '& + &': { breakBefore: 'page', border: 0, margin: 0, padding: 0 } },
    },
  },
});

export const title = style({ marginBlockEnd: vars.space.regular });
