import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const room = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: '0.6em',
    padding: '0.4em 0.9em 0.75em',
  }),
);

export const thumb = style(
  inLayer('components', {
    inlineSize: '2.5em',
    blockSize: '2.5em',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '0.8em',
  }),
);

export const match = style(
  inLayer('components', { color: vars.color.textMuted, fontSize: '0.74em', lineHeight: 1.35 }),
);

globalStyle(
  `${match} strong`,
  inLayer('components', {
    display: 'block',
    color: vars.color.text,
    fontSize: '1.28em',
    fontWeight: vars.fontWeight.strong,
  }),
);

export const messages = style(
  inLayer('components', { display: 'grid', gap: '0.55em', padding: '0.85em 0.8em' }),
);

export const note = style(
  inLayer('components', {
    justifySelf: 'center',
    padding: '0.3em 0.95em',
    borderRadius: vars.radius.round,
    background: vars.color.brand.soft,
    color: vars.color.brand.text,
    fontSize: '0.72em',
    fontWeight: vars.fontWeight.strong,
    textAlign: 'center',
  }),
);

export const theirs = style(
  inLayer('components', { display: 'flex', alignItems: 'end', gap: '0.45em' }),
);

export const face = style(
  inLayer('components', {
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
  }),
);

export const bubble = recipe({
  base: inLayer('components', {
    maxInlineSize: '17.5em',
    padding: '0.5em 0.85em 0.55em',
    borderRadius: '1.15em',
    fontSize: '0.84em',
    lineHeight: 1.35,
    textWrap: 'pretty',
  }),
  variants: {
    from: {
      theirs: inLayer('components', {
        borderEndStartRadius: '0.35em',
        background: vars.color.card,
        boxShadow: vars.shadow.card,
      }),
      mine: inLayer('components', {
        justifySelf: 'end',
        borderEndEndRadius: '0.35em',
        background: vars.color.brand.solid,
        color: vars.color.brand.onSolid,
      }),
    },
  },
});

globalStyle(
  `${theirs} strong`,
  inLayer('components', {
    display: 'block',
    color: vars.color.brand.text,
    fontSize: '0.88em',
    fontWeight: vars.fontWeight.strong,
  }),
);

export const when = style(
  inLayer('components', {
    marginInlineStart: '0.8em',
    fontSize: '0.76em',
    float: 'inline-end',
    marginBlockStart: '0.4em',
  }),
);

globalStyle(`${theirs} ${when}`, inLayer('components', { color: vars.color.textMuted }));

export const writing = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: '0.6em',
    color: vars.color.brand.text,
  }),
);

export const field = style(
  inLayer('components', {
    flexGrow: 1,
    padding: '0.55em 1.1em',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.round,
    color: vars.color.textMuted,
    fontSize: '0.85em',
  }),
);

export const send = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.3em',
    blockSize: '2.3em',
    borderRadius: vars.radius.round,
    background: vars.color.brand.solid,
    color: vars.color.brand.onSolid,
  }),
);

globalStyle(`${send} > svg`, inLayer('components', { translate: '-8% 6%' }));
