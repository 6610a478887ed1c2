import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const matches = style({
  display: 'grid',
  gap: vars.space.tight,
  // In the dark theme the usual background of a match would hardly differ from that of the card.
  vars: { [vars.color.card]: vars.color.sunken },
});

globalStyle(`${matches} > :nth-child(n + 3)`, {
  '@media': { [`not all and ${breakpoint.desktop}`]: { display: 'none' } },
});

/** A card of the app on the card of the page. */
const piece = {
  padding: '0.625rem 0.875rem',
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.small,
  '@media': forcedEdge,
} as const;

const drawing = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const board = style({
  ...drawing,
  // The lines of the pitch continue behind the advice, which is below the players.
  overflow: 'visible',
  inlineSize: '100%',
  color: vars.color.edge,
});
export const ours = style({ color: vars.color.brand.edge, strokeWidth: 3 });

export const advice = style({
  ...piece,
  position: 'relative',
  justifySelf: 'start',
  maxInlineSize: '17rem',
  textWrap: 'balance',
  margin: '0 1.5rem 0.5rem',
  '@media': {
    ...piece['@media'],
    // Ends at the height at which the words beside it end.
    [breakpoint.desktop]: { marginBlockEnd: vars.space.roomy },
  },
  borderEndStartRadius: vars.radius.chip,
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
});

export const level = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const sign = style({
  ...typography.cardTitle,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  background: vars.color.spark,
  color: vars.color.onSpark,
});

export const meter = style({
  flexGrow: 1,
  inlineSize: '100%',
  blockSize: '0.625rem',
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
  fill: vars.color.brand.solid,
});

export const weeks = style({
  inlineSize: '100%',
  blockSize: '5.5rem',
  marginBlockStart: vars.space.tight,
  fill: vars.color.brand.softLine,
});
globalStyle(`${weeks} > :last-child`, { fill: vars.color.brand.solid });

export const vote = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${vote} > :first-child`, { inlineSize: '4rem', flexShrink: 0 });

export const map = style({
  ...drawing,
  position: 'absolute',
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.sunken,
  color: vars.color.card,
  strokeWidth: 9,
});
export const river = style({ stroke: vars.color.brand.softLine, strokeWidth: 18 });

export const pin = style({
  justifySelf: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: vars.space.tight,
  border: `0.75rem solid ${vars.color.brand.solid}`,
  borderRadius: '50% 50% 50% 0',
  background: vars.color.brand.onSolid,
  rotate: '-45deg',
});

export const place = style({
  ...piece,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.regular,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  color: vars.color.textMuted,
});
globalStyle(`${place} > strong, ${place} > span > strong`, { color: vars.color.text });
globalStyle(`${place} > span > strong`, { display: 'block' });

const bubble = style({ ...piece, maxInlineSize: '85%' });

export const message = styleVariants({
  theirs: [
    bubble,
    {
      justifySelf: 'start',
      borderEndStartRadius: vars.radius.chip,
      background: vars.color.card,
      color: vars.color.text,
    },
  ],
  mine: [
    bubble,
    {
      justifySelf: 'end',
      borderEndEndRadius: vars.radius.chip,
      background: vars.color.spark,
      color: vars.color.onSpark,
    },
  ],
});
globalStyle(`${message.theirs} > strong`, { display: 'block', color: vars.color.brand.text });
