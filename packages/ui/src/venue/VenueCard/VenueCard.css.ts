import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

/** As tall as its neighbours: what follows the body stands at the bottom, always. */
export const card = style({
  position: 'relative',
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  // What is far out of sight is neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 30rem',
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  transition: `background ${vars.motion.quick}`,
  // There neither ground nor shadow tells a card from the page.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  selectors: {
    '&[data-selected]': { background: vars.color.brand.soft },
    // Quieter than the focus, which it may stand beside.
    '&[aria-current]:not(:focus-visible)': {
      outline: `2px solid ${vars.color.brand.edge}`,
      outlineOffset: '2px',
    },
    // By colour and not by opacity: it can still be read. It steps back into the page, in both themes.
    '&[aria-busy="true"]': {
      background: vars.color.page,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      vars: { [vars.color.text]: vars.color.textMuted },
    },
  },
});

export const body = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '0.625rem',
  minBlockSize: '13rem',
  padding: `${vars.space.regular} 1.125rem ${vars.space.snug}`,
  color: vars.color.text,
});

/** What has a colour of its own is pale in flight; not the card as a whole: its ground is the page's. */
export const inFlight = `${card}[aria-busy="true"] &`;
export const pale = { filter: 'saturate(0.35)' };

const nameRule = { ...typography.cardTitle, overflowWrap: 'anywhere' } as const;
export const name = style(nameRule);
export const noName = style({ ...nameRule, color: vars.color.textMuted });

const sportsRule = { ...typography.small, minBlockSize: '1.5rem' } as const;
export const sports = style({
  ...sportsRule,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  selectors: { [inFlight]: pale },
});

// A chosen card is of their colour.
globalStyle(`${card}[data-selected] ${sports} > *`, { background: vars.color.card });
export const noSports = style({ ...sportsRule, color: vars.color.textMuted });
