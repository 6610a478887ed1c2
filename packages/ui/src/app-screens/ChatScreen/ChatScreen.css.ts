import { vars } from '../../theme/contract.css.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';

export const room = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em',
  padding: '0.4em 0.9em 0.75em',
});

export const thumb = style({
  inlineSize: '2.5em',
  blockSize: '2.5em',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '0.8em',
});

export const match = style({ color: vars.color.textMuted, fontSize: '0.74em', lineHeight: 1.35 });

globalStyle(`${match} > strong`, {
  display: 'block',
  color: vars.color.text,
  fontSize: '1.28em',
  fontWeight: vars.fontWeight.strong,
});

export const messages = style({ display: 'grid', gap: '0.55em', padding: '0.85em 0.8em' });

export const note = style({
  justifySelf: 'center',
  padding: '0.3em 0.95em',
  borderRadius: vars.radius.round,
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
  fontSize: '0.72em',
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
});

export const theirs = style({ display: 'flex', alignItems: 'end', gap: '0.45em' });

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.6em',
  blockSize: '2.6em',
  flexShrink: 0,
  borderRadius: vars.radius.round,
  background: '#FFD7C9',
  color: vars.color.onSpark,
  fontSize: '0.66em',
  fontWeight: vars.fontWeight.heavy,
  selectors: {
    '&[data-initials="AC"]': { background: '#FFE9A8' },
    '&[data-initials="SB"]': { background: '#BFE3FF' },
  },
});

export const bubble = recipe({
  base: {
    maxInlineSize: '17.5em',
    padding: '0.5em 0.85em 0.55em',
    borderRadius: '1.15em',
    fontSize: '0.84em',
    lineHeight: 1.35,
    textWrap: 'pretty',
  },
  variants: {
    from: {
      theirs: {
        borderEndStartRadius: '0.35em',
        background: vars.color.card,
        boxShadow: vars.shadow.card,
      },
      mine: {
        justifySelf: 'end',
        borderEndEndRadius: '0.35em',
        background: vars.color.brand.solid,
        color: vars.color.brand.onSolid,
      },
    },
  },
});

export const author = style({
  display: 'block',
  color: vars.color.brand.text,
  fontSize: '0.88em',
  fontWeight: vars.fontWeight.strong,
});

export const when = style({
  marginInlineStart: '0.8em',
  fontSize: '0.76em',
  float: 'inline-end',
  marginBlockStart: '0.4em',
});

globalStyle(`${theirs} ${when}`, { color: vars.color.textMuted });

export const writing = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em',
  color: vars.color.brand.text,
});

export const field = style({
  flexGrow: 1,
  padding: '0.55em 1.1em',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
  color: vars.color.textMuted,
  fontSize: '0.85em',
});

export const send = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.3em',
  blockSize: '2.3em',
  borderRadius: vars.radius.round,
  background: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
});

globalStyle(`${send} > svg`, { translate: '-8% 6%' });
