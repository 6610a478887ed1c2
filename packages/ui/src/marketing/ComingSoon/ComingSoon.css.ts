import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Below a section with the same background, which ends with the same distance. */
export const ground = style({
  paddingBlockEnd: vars.space.section,
  '@media': { [breakpoint.tablet]: { paddingBlockEnd: vars.space.sectionWide } },
});

/** A court not yet painted: its lines are dashed. */
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
  // The largest text on the narrowest phone: its title is one long word.
  overflowWrap: 'anywhere',
  '@media': { '(width < 11em)': { hyphens: 'auto' } },
});
export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
