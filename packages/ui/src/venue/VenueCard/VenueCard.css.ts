import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

/** As tall as its neighbours: what follows the body stands at the bottom, always. */
export const card = style(
  inLayer('components', {
    blockSize: '100%',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    background: vars.color.card,
    boxShadow: vars.shadow.card,
    transition: `background ${vars.motion.quick}`,
    selectors: {
      // By colour and not by opacity: it can still be read.
      '&[aria-busy="true"]': {
        background: vars.color.sunken,
        boxShadow: 'none',
        filter: 'saturate(0.35)',
        vars: { [vars.color.text]: vars.color.textMuted },
      },
    },
  }),
);

export const picture = style(
  inLayer('components', {
    position: 'relative',
    flexShrink: 0,
    blockSize: '8.25rem',
  }),
);

/** Photo or court; the words on it stay as they are. */
export const view = style(
  inLayer('components', {
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { [`${card}[aria-busy="true"] &`]: { opacity: 0.5 } },
  }),
);

export const noPhoto = style(
  inLayer('components', {
    position: 'absolute',
    insetInlineStart: vars.space.regular,
    insetBlockEnd: vars.space.snug,
    padding: '0.1875rem 0.625rem',
    borderRadius: vars.radius.round,
    background: vars.color.bar.raised,
    color: vars.color.bar.text,
    fontSize: vars.fontSize.tiny,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const body = style(
  inLayer('components', {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: '0.625rem',
    minBlockSize: '13rem',
    padding: `${vars.space.regular} 1.125rem ${vars.space.snug}`,
    color: vars.color.text,
  }),
);

export const name = style(
  inLayer('components', { ...typography.cardTitle, overflowWrap: 'anywhere' }),
);

export const missing = style(inLayer('components', { color: vars.color.textMuted }));

export const sports = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.375rem',
    minBlockSize: '1.5rem',
    ...typography.small,
  }),
);

export const foot = style(
  inLayer('components', {
    ...typography.small,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.regular,
    padding: `0.625rem 1.125rem`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize.tiny,
    color: vars.color.textMuted,
  }),
);

export const rating = style(inLayer('components', { flexShrink: 0, whiteSpace: 'nowrap' }));

export const star = style(
  inLayer('components', {
    display: 'inline-block',
    verticalAlign: '-0.125em',
    marginInlineEnd: vars.space.hair,
    color: vars.color.warning.text,
    fill: 'currentColor',
  }),
);

export const score = style(
  inLayer('components', {
    color: vars.color.text,
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const origin = style(
  inLayer('components', { textAlign: 'end', overflowWrap: 'anywhere', textWrap: 'balance' }),
);

export const actions = style(
  inLayer('components', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '0.375rem',
    padding: `0 ${vars.space.snug} ${vars.space.snug}`,
  }),
);
