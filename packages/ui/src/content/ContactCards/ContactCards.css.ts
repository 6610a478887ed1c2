import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space.regular,
  '@media': {
    // The address of the certified e-mail stays on one line.
    [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: '1.25rem' },
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

const card = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: vars.space.roomy,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  '@media': {
    [breakpoint.tablet]: { padding: vars.space.wide },
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

export const email = style([card, { background: vars.color.bar.raised }]);

/** Dark in both themes: it has the colours of the dark theme on the background of the card. */
export const emailBody = style({
  ...oneColumn,
  justifyItems: 'start',
  gap: vars.space.tight,
  background: 'none',
});

const plan = { position: 'absolute', zIndex: -1, transform: 'rotate(-14deg)' } as const;

export const court = style({
  ...plan,
  insetInlineEnd: '-7rem',
  insetBlockEnd: '-5rem',
  inlineSize: '26rem',
  color: vars.color.court.any.line,
  opacity: 0.42,
  maskImage: 'linear-gradient(to right, transparent 12%, #000 70%)',
});

export const homeCourt = style({
  ...plan,
  insetInlineEnd: '-2.5rem',
  // High enough that no line of the court runs through the words below the icon.
  insetBlockStart: '-2rem',
  inlineSize: '11rem',
  color: vars.color.line,
});

export const address = style({
  ...typography.pageTitle,
  // The address fits on one line of the narrowest phone; a longer one may break.
  fontSize: `min(${vars.fontSize.page}, 7.5vw)`,
  overflowWrap: 'anywhere',
  // Room for the underline between two lines.
  lineHeight: 1.35,
  // Room for the focus ring; the negative margin keeps the address aligned with the other text.
  paddingInline: vars.space.tight,
  marginInline: `calc(-1 * ${vars.space.tight})`,
  borderRadius: vars.radius.chip,
  textDecoration: 'underline',
  textDecorationColor: vars.color.spark,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.spark } },
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  marginBlock: vars.space.tight,
  color: vars.color.bar.textMuted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

globalStyle(`${note} > svg`, { flexShrink: 0 });

export const location = style([
  card,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space.tight,
  },
]);

export const place = style(typography.lead);

export const company = style({
  display: 'grid',
  color: vars.color.textMuted,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const icon = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginBlockEnd: vars.space.hair,
  color: vars.color.brand.text,
  background: vars.color.brand.soft,
  borderRadius: vars.radius.control,
});

export const topics = style([card, { gridColumn: '1 / -1' }]);

export const list = style({
  display: 'grid',
  gap: vars.space.roomy,
  marginBlockStart: vars.space.roomy,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Large text: the words are on the line below the icon. */
export const topic = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.regular,
  minInlineSize: 0,
});

globalStyle(`${topic} > div`, { flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const topicTitle = style({
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.strong,
});

/** At least as high as a touch target. */
export const topicLink = style({
  paddingBlock: vars.space.snug,
  color: vars.color.brand.text,
  textDecoration: 'underline',
});

export const description = style({ color: vars.color.textMuted, textWrap: 'pretty' });
