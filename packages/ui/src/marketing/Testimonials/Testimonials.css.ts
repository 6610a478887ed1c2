import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { largeText, tablet, desktop } = breakpoint;

export const wall = style({
  marginBlockStart: vars.space.wide,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'repeat(2, 1fr)',
      // The sixth fills the place beside the fourth, before the fifth, which takes both columns.
      gridAutoFlow: 'dense',
      marginBlockStart: vars.space.section,
    },
    [desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

/** The large cards: the first in one row of three columns, the second in the next. */
const large = ':is(:nth-child(6n + 1), :nth-child(6n + 5))';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  overflowWrap: 'anywhere',
  gap: vars.space.regular,
  padding: vars.space.roomy,
  borderRadius: '1.5rem',
  background: vars.color.page,
  selectors: {
    [`&${large}`]: {
      background: vars.color.brand.soft,
      '@media': {
        [tablet]: { gridColumn: '1 / -1' },
        [desktop]: { gridArea: 'span 2 / span 2', padding: vars.space.wide },
      },
    },
  },
  '@media': { ...forcedEdge, [largeText]: { padding: vars.space.regular } },
});

export const stars = style({
  display: 'flex',
  gap: '0.125rem',
  inlineSize: 'fit-content',
  color: vars.color.brand.edge,
});

export const star = style({ inlineSize: '1.125rem', fill: 'currentColor' });

export const quote = style({
  fontSize: vars.fontSize.lead,
  textWrap: 'pretty',
  selectors: {
    [`${card}${large} > &`]: {
      '@media': {
        [tablet]: {
          ...typography.cardTitle,
          fontSize: 'clamp(1.375rem, 0.25rem + 2.9vw, 2.75rem)',
        },
      },
    },
  },
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
});

/** Below the initial where a large text has no room beside it. */
export const about = style({ flex: '1 1 min(5.5rem, 100%)' });

export const initial = style({
  ...typography.cardTitle,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
  // The card of a large voice has that background itself.
  selectors: { [`${card}${large} &`]: { background: vars.color.card } },
});

export const name = style({ display: 'block', fontWeight: vars.fontWeight.strong });

export const role = style({ ...typography.small, color: vars.color.textMuted });
