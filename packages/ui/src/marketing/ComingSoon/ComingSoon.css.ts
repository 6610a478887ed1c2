import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Has no padding above, because the section before it has the same background and ends with this distance. */
export const ground = style({
  paddingBlockEnd: vars.space.section,
  '@media': { [breakpoint.tablet]: { paddingBlockEnd: vars.space.sectionWide } },
});

/** Dashed lines suggest a court that is not painted yet. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.snug} ${vars.space.roomy}`,
  padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
  border: `2px dashed ${vars.color.edge}`,
  borderRadius: '1.5rem',
  '@media': { [breakpoint.largeText]: { padding: vars.space.regular } },
});

export const badge = style({
  ...typography.label,
  padding: '0.375rem 0.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.spark,
  color: vars.color.onSpark,
  '@media': forcedEdge,
});

export const words = style({
  flex: '1 1 18rem',
  minInlineSize: 0,
  // On the narrowest phone with the largest text one long word of the title needs to break.
  overflowWrap: 'anywhere',
  '@media': { '(width < 11em)': { hyphens: 'auto' } },
});
export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
