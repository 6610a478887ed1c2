import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayer } from '../theme/inLayer.ts';
import { typography } from '../theme/typography.ts';

// What every place that takes a file looks like, see `useIncomingFile`.

/** Unseen, but focused and read like any other: its label is what one sees. */
export const input = style(
  inLayer('components', {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    opacity: 0,
  }),
);

/** What the label that follows the input shows of its state. */
export const pickStates = {
  [`${input}:focus-visible + &`]: {
    outline: `${vars.lineWidth.focus} solid ${vars.color.focus}`,
    outlineOffset: '2px',
  },
  [`${input}:disabled + &`]: {
    background: vars.color.page,
    borderColor: vars.color.line,
    color: vars.color.textMuted,
    cursor: 'not-allowed',
  },
};

export const drop = style(
  inLayer('components', {
    ...typography.small,
    color: vars.color.textMuted,
    textAlign: 'center',
    // A finger neither drops nor pastes.
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);

/** Lies over everything: the pointer may be anywhere in the zone. */
export const letGo = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.regular,
    borderRadius: 'inherit',
    background: vars.color.brand.soft,
    color: vars.color.brand.text,
    fontWeight: vars.fontWeight.strong,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
);
