import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/styles/components.ts';

export const row = style({
  display: 'flex',
  // Large text: the spots have no room in the line and wrap.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
  padding: '0.625rem',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.text,
  '@media': forcedEdge,
});

const { football, basketball, padel, tennis, volleyball } = vars.color.court;

export const court = styleVariants(
  { football, basketball, padel, tennis, volleyball },
  ({ ground, line }) => ({
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: ground,
    color: line,
  }),
);

export const words = style({
  flex: '1 1 7rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
});

globalStyle(`${words} > strong`, { display: 'block', color: vars.color.text });

export const spots = style({
  padding: '0.25rem 0.625rem',
  borderRadius: vars.radius.round,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.heavy,
  whiteSpace: 'nowrap',
  '@media': forcedEdge,
});
