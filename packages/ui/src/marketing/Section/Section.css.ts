import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';
import { painted } from '../page.css.ts';

const base = style(
  inLayer('components', {
    paddingBlock: vars.space.section,
    // What the fixed bar covers.
    scrollMarginBlockStart: '4rem',
    outline: 'none',
    '@media': { [breakpoint.tablet]: { paddingBlock: vars.space.sectionWide } },
  }),
);

export const ground = styleVariants({
  page: [base, inLayer('components', { background: vars.color.page })],
  card: [base, inLayer('components', { background: vars.color.card })],
  painted: [base, painted],
});

export const head = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.snug,
    maxInlineSize: '44rem',
    marginBlockEnd: vars.space.wide,
    '@media': { [breakpoint.tablet]: { marginBlockEnd: '3.25rem' } },
  }),
);

export const eyebrow = style(
  inLayer('components', { ...typography.control, color: vars.color.brand.text }),
);

export const title = style(
  inLayer('components', {
    ...typography.pageTitle,
    fontSize: 'clamp(2rem, 1.35rem + 2.8vw, 3.25rem)',
    overflowWrap: 'anywhere',
  }),
);

export const lead = style(
  inLayer('components', { ...typography.lead, fontSize: '1.1875rem', textWrap: 'pretty' }),
);
