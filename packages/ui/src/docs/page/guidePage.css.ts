import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import {
  globalStyle as layeredGlobalStyle,
  style,
  styleVariants,
} from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

// Storybook's own styles have no layer, so that those of a layer would lose; the doubled class is more specific.
globalStyle('.sbdocs.sbdocs :is(h1, h2, h3):not(.sb-unstyled *)', {
  color: vars.color.text,
  border: 0,
  fontFamily: vars.fontFamily.display,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: vars.letterSpacing.display,
});

// As the headings of the guides.
globalStyle('.sbdocs.sbdocs h2:not(.sb-unstyled *)', {
  fontSize: vars.fontSize.card,
  lineHeight: vars.lineHeight.snug,
});
globalStyle('.sbdocs.sbdocs h3:not(.sb-unstyled *)', { fontSize: vars.fontSize.lead });

globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: '70rem' });
const words = '.sbdocs.sbdocs-content :is(p, ul, ol):not(.sb-unstyled *, .sb-story *)';
globalStyle(words, { maxInlineSize: vars.size.prose });
globalStyle(`${words}, ${words} li`, {
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.text,
});
globalStyle('.sbdocs.sbdocs-content ol:not(.sb-unstyled *, .sb-story *)', { listStyle: 'decimal' });

export const guide = style({
  display: 'grid',
  gap: vars.space.regular,
  marginBlock: `${vars.space.tight} ${vars.space.wide}`,
  color: vars.color.text,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.text,
});

export const lead = style({ ...typography.lead, maxInlineSize: vars.size.prose });

export const avoid = style({
  maxInlineSize: vars.size.prose,
  paddingInlineStart: vars.space.regular,
  borderInlineStart: `${vars.lineWidth.focus} solid ${vars.color.warning.edge}`,
});

export const part = style({
  display: 'grid',
  gap: vars.space.snug,
  marginBlockStart: vars.space.regular,
});

export const rows = style({
  display: 'grid',
  maxInlineSize: '52rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gap: `${vars.space.hair} ${vars.space.roomy}`,
  paddingBlock: vars.space.snug,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(min-width: 40em)': { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const name = style({ fontWeight: vars.fontWeight.strong });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  alignItems: 'center',
});

export const sentences = style({
  display: 'grid',
  gap: vars.space.hair,
  maxInlineSize: vars.size.prose,
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
});

export const rules = style({
  // An example that is wider than its place scrolls in it.
  ...oneColumn,
  gap: vars.space.regular,
  '@media': { '(min-width: 40em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const rule = {
  padding: `${vars.space.snug} ${vars.space.regular}`,
  borderBlockStart: `${vars.lineWidth.focus} solid`,
  borderRadius: `0 0 ${vars.radius.control} ${vars.radius.control}`,
} as const;

export const good = style({
  ...rule,
  background: vars.color.positive.soft,
  borderColor: vars.color.positive.edge,
});

export const bad = style({
  ...rule,
  background: vars.color.critical.soft,
  borderColor: vars.color.critical.edge,
});

/** An example is placed on the background of a card, as on a screen. */
export const example = style({
  overflowX: 'auto',
  marginBlockEnd: vars.space.snug,
  padding: vars.space.regular,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
});

const { tablet, desktop } = breakpoint;

/** An example whose sides differ only in a wide window. `narrowWindow` is the text shown in a narrow one. */
export const wideWindow = styleVariants({ tablet, desktop }, (query) => ({
  display: 'none',
  '@media': { [query]: { display: 'block' } },
}));
export const narrowWindow = styleVariants({ tablet, desktop }, (query) => ({
  color: vars.color.textMuted,
  '@media': { [query]: { display: 'none' } },
}));

/** For content that may be wider than a phone. */
export const scrolls = style({ overflowX: 'auto' });

/** Half of the page shows the width of a small desktop; `contain` keeps fixed elements inside. */
export const miniature = style({ zoom: 0.45, contain: 'layout' });

const verdict = { ...typography.label, marginBlockEnd: vars.space.hair } as const;

export const goodWord = style({ ...verdict, color: vars.color.positive.text });

export const badWord = style({ ...verdict, color: vars.color.critical.text });

/** Shows a SkipLink as it is when it has the focus, within its example. */
export const focusedSkipLink = style({ position: 'relative', blockSize: '4.5rem' });
layeredGlobalStyle(`${focusedSkipLink} > a`, {
  position: 'absolute',
  opacity: 1,
  transform: 'none',
  boxShadow: vars.shadow.float,
});

export const code = style({
  padding: `0 ${vars.space.hair}`,
  background: vars.color.sunken,
  borderRadius: vars.radius.chip,
  fontSize: '0.9em',
  // A path is longer than a phone is wide.
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.regular}`,
  alignItems: 'center',
  ...typography.small,
});

export const change = style({ ...typography.small, color: vars.color.textMuted });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.regular}`,
});

export const tokens = style({
  display: 'grid',
  gap: `${vars.space.hair} ${vars.space.regular}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
});

export const token = style({
  display: 'flex',
  gap: vars.space.tight,
  alignItems: 'center',
  ...typography.small,
});

export const swatch = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '4px',
});

export const tree = style({
  overflowX: 'auto',
  padding: vars.space.regular,
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.small,
  whiteSpace: 'pre',
});
