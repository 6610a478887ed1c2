import { vars } from '../../theme/contract.css.ts';
import { summaryChevron } from '../../theme/mixins/summaryChevron.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { tablet, desktop } = breakpoint;

export const assurances = style({
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, 1fr)', rowGap: vars.space.wide },
    [desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

/** Has a line like that of a court above the text. */
export const assurance = style({
  display: 'grid',
  // The links of a row are on one line, whatever the length of the texts.
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  paddingBlockStart: vars.space.regular,
  borderBlockStart: `3px solid ${vars.color.brand.edge}`,
});

export const title = style({ marginBlockEnd: vars.space.snug });
export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const asked = style({
  display: 'grid',
  marginBlockStart: vars.space.wide,
  '@media': {
    // The questions are aligned with the second of the four assurances above.
    [desktop]: {
      gridTemplateColumns: 'calc((100% - 3 * 1.25rem) / 4) 1fr',
      columnGap: '1.25rem',
      marginBlockStart: vars.space.section,
    },
  },
});

/** On the line of the first question, if it is beside the questions. */
export const askedTitle = style([
  title,
  { '@media': { [desktop]: { paddingBlockStart: '0.8125rem' } } },
]);

export const entry = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});
export const answer = style([text, { maxInlineSize: '42rem', paddingBlockEnd: '1.25rem' }]);

export const question = style({
  ...typography.control,
  display: 'flex',
  // The chevron is at the end of the line.
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.regular,
  paddingBlock: vars.space.regular,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    ...summaryChevron(entry, 25),
    '&:hover': { color: vars.color.brand.text },
  },
});
