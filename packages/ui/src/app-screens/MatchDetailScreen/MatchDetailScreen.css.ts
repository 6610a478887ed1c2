import { vars } from '../../theme/contract.css.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const tools = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '0.35em 1.1em 0',
});

/** Has the ratio of the plan's viewBox, so that the positions of the players match the lines. */
export const pitch = style({
  position: 'relative',
  inlineSize: '15.4em',
  aspectRatio: '109 / 72',
  margin: '0.2em auto 1em',
  color: vars.color.court.football.line,
});

export const player = recipe({
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.6em',
    blockSize: '2.6em',
    translate: '-50% -50%',
    borderRadius: vars.radius.round,
    fontSize: '0.66em',
    fontWeight: vars.fontWeight.heavy,
    lineHeight: 1,
  },
  variants: {
    side: {
      home: {
        background: vars.color.court.football.text,
        color: vars.color.onSpark,
      },
      away: {
        background: vars.color.onSpark,
        color: vars.color.court.football.text,
      },
      free: {
        border: '1.5px dashed currentColor',
        background: vars.color.court.football.ground,
        color: vars.color.court.football.text,
        fontSize: '0.85em',
        inlineSize: '2em',
        blockSize: '2em',
      },
    },
  },
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.6em',
  padding: '1em 1.1em 0.75em',
});

export const title = style({ ...typography.pageTitle, fontSize: '1.3em', textWrap: 'balance' });

export const spots = style({
  padding: '0.3em 0.8em',
  borderRadius: vars.radius.round,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontSize: '0.78em',
  fontWeight: vars.fontWeight.heavy,
  whiteSpace: 'nowrap',
});

export const facts = style({
  marginInline: '0.9em',
  padding: '0.15em 0.9em',
  borderRadius: '1.1em',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
});

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75em',
  paddingBlock: '0.5em',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

globalStyle(`${fact} > :last-child`, {
  color: vars.color.textMuted,
  fontSize: '0.78em',
  lineHeight: 1.35,
});

export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.1em',
  blockSize: '2.1em',
  borderRadius: '0.7em',
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
});

export const players = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75em',
  padding: '0.85em 1.1em',
});

globalStyle(`${players} > :last-child`, {
  color: vars.color.textMuted,
  fontSize: '0.78em',
  lineHeight: 1.35,
});

export const avatars = style({ display: 'flex' });

globalStyle(`${avatars} > span`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.9em',
  blockSize: '2.9em',
  border: `2px solid ${vars.color.page}`,
  borderRadius: vars.radius.round,
  background: '#BFE3FF',
  color: vars.color.onSpark,
  fontSize: '0.68em',
  fontWeight: vars.fontWeight.heavy,
});
globalStyle(`${avatars} > :not(:first-child)`, { marginInlineStart: '-0.3em' });
globalStyle(`${avatars} > :nth-child(2)`, { background: '#FFD7C9' });
globalStyle(`${avatars} > :nth-child(3)`, { background: '#FFE9A8' });
globalStyle(`${avatars} > :nth-child(4)`, { background: '#D9D2FF' });

export const order = style({ display: 'flex', alignItems: 'center', gap: '1em' });

export const price = style({
  color: vars.color.textMuted,
  fontSize: '0.75em',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});

export const action = style({
  flexGrow: 1,
  padding: '0.75em 1em',
  borderRadius: '0.9em',
  background: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  fontSize: '0.95em',
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
});

for (const place of [`${fact} > span`, `${players} > span`, price]) {
  globalStyle(`${place} > strong`, {
    display: 'block',
    color: vars.color.text,
    fontSize: '1.18em',
    fontWeight: vars.fontWeight.strong,
  });
}
