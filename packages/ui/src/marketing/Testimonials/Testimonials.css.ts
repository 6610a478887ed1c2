import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const wall = style({
  marginBlockStart: vars.space.section,
  columnGap: '1.25rem',
  '@media': { [breakpoint.tablet]: { columns: 2 }, [breakpoint.desktop]: { columns: 3 } },
});

export const card = style({
  breakInside: 'avoid',
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: vars.space.regular,
  marginBlockEnd: '1.25rem',
  padding: vars.space.roomy,
  borderRadius: '1.5rem',
  background: vars.color.page,
  '@media': forcedEdge,
});

export const stars = style({
  display: 'flex',
  gap: '0.125rem',
  inlineSize: 'fit-content',
  color: vars.color.brand.edge,
});

export const quote = style({ fontSize: vars.fontSize.lead, textWrap: 'pretty' });

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.snug });

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
});

export const name = style({ display: 'block', fontWeight: vars.fontWeight.strong });

export const role = style({ ...typography.small, color: vars.color.textMuted });
