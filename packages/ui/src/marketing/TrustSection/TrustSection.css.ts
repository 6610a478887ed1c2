import { vars } from '../../theme/contract.css.ts';
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

/** A line like that of a court, with the words behind it. */
export const assurance = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlockStart: vars.space.regular,
  borderBlockStart: `3px solid ${vars.color.brand.edge}`,
});

export const title = style({ ...typography.cardTitle, marginBlockEnd: vars.space.snug });
export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const asked = style({
  display: 'grid',
  marginBlockStart: vars.space.wide,
  '@media': { [desktop]: { gridTemplateColumns: '1fr 3fr' } },
});

export const entry = style({ borderBlockEnd: `1px solid ${vars.color.edge}` });
export const answer = style([text, { paddingBlockEnd: vars.space.regular }]);

export const question = style({
  ...typography.control,
  paddingBlock: vars.space.regular,
  cursor: 'pointer',
});
