import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';
import { forcedEdge } from '../page.css.ts';

export const wall = style(
  inLayer('components', {
    marginBlockStart: vars.space.section,
    columnGap: '1.25rem',
    '@media': { [breakpoint.tablet]: { columns: 2 }, [breakpoint.desktop]: { columns: 3 } },
  }),
);

export const card = style(
  inLayer('components', {
    breakInside: 'avoid',
    display: 'grid',
    overflowWrap: 'anywhere',
    gap: vars.space.regular,
    marginBlockEnd: '1.25rem',
    padding: vars.space.roomy,
    borderRadius: '1.5rem',
    background: vars.color.page,
    '@media': forcedEdge,
  }),
);

export const stars = style(
  inLayer('components', {
    display: 'flex',
    gap: '0.125rem',
    inlineSize: 'fit-content',
    color: vars.color.brand.edge,
  }),
);

export const quote = style(
  inLayer('components', { fontSize: vars.fontSize.lead, textWrap: 'pretty' }),
);

export const person = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: vars.space.snug }),
);

export const initial = style(
  inLayer('components', {
    ...typography.cardTitle,
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.round,
    background: vars.color.brand.soft,
    color: vars.color.brand.text,
  }),
);

export const name = style(
  inLayer('components', { display: 'block', fontWeight: vars.fontWeight.strong }),
);

export const role = style(
  inLayer('components', { ...typography.small, color: vars.color.textMuted }),
);
