import { vars } from '../../theme/contract.css.ts';
import { painted } from '../../theme/shared/page.css.ts';
import { style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const base = style({
  paddingBlock: vars.space.section,
  // The height that the fixed bar covers.
  scrollMarginBlockStart: '4rem',
  outline: 'none',
  '@media': { [breakpoint.tablet]: { paddingBlock: vars.space.sectionWide } },
});

export const ground = styleVariants({
  page: [base, { background: vars.color.page }],
  card: [base, { background: vars.color.card }],
  painted: [base, painted],
});

export const header = style({
  display: 'grid',
  gap: vars.space.snug,
  maxInlineSize: '44rem',
  marginBlockEnd: vars.space.wide,
  '@media': { [breakpoint.tablet]: { marginBlockEnd: '3.25rem' } },
});

export const eyebrow = style({ ...typography.control, color: vars.color.brand.text });

export const title = style({
  ...typography.pageTitle,
  // Limited by the window, so that a long word fits where the text is large.
  fontSize: 'min(clamp(2rem, 1.35rem + 2.8vw, 3.25rem), 13.4vw)',
  overflowWrap: 'anywhere',
});

export const lead = style({ ...typography.lead, fontSize: '1.1875rem', textWrap: 'pretty' });
