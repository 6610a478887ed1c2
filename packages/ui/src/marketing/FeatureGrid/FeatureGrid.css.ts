import { vars } from '../../theme/contract.css.ts';
import { forcedEdge, onPaint } from '../../theme/shared/page.css.ts';
import { style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { tablet, desktop } = breakpoint;

export const grid = style({
  display: 'grid',
  gap: '1.25rem',
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'repeat(2, 1fr)',
      gridTemplateAreas: '"find find" "coach progress" "events venue" "chat chat"',
    },
    [desktop]: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      gridTemplateAreas: '"find coach coach" "find progress events" "venue chat chat"',
    },
  },
});

const base = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 1.875rem)',
  borderRadius: '1.5rem',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  '@media': forcedEdge,
});

function area(name: string) {
  return { '@media': { [tablet]: { gridArea: name } } };
}

/** One area of the grid each; the first is dark, the last has the colour of a court. */
export const card = styleVariants({
  find: [
    base,
    area('find'),
    {
      minBlockSize: '25rem',
      // The rest is for the pitch.
      paddingBlockEnd: '10rem',
      background: vars.color.bar.raised,
      vars: onPaint,
    },
  ],
  coach: [
    base,
    area('coach'),
    // The rest is for the board.
    { '@media': { [desktop]: { paddingInlineEnd: '44%' } } },
  ],
  progress: [base, area('progress')],
  events: [base, area('events')],
  venue: [base, area('venue')],
  chat: [
    base,
    area('chat'),
    {
      background: vars.color.court.padel.ground,
      vars: onPaint,
      // The rest is for the speech bubbles.
      '@media': { [tablet]: { paddingInlineEnd: '46%' } },
    },
  ],
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.875rem',
  blockSize: '2.875rem',
  marginBlockEnd: '1.125rem',
  borderRadius: '0.875rem',
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
  selectors: {
    [`${card.find} > &, ${card.chat} > &`]: { background: vars.color.sunken },
  },
});

export const title = style({
  ...typography.cardTitle,
  marginBlockEnd: vars.space.snug,
  fontSize: '1.5625rem',
});

/** The drawing beside the text; on narrow cards there is no room for it. */
const drawing = {
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  blockSize: '100%',
  display: 'none',
} as const;

export const art = styleVariants({
  find: {
    position: 'absolute',
    zIndex: -1,
    insetInlineStart: '18%',
    insetBlockEnd: '-11.5rem',
    inlineSize: '34rem',
    color: vars.color.bar.textMuted,
    opacity: 0.34,
    transform: 'rotate(-14deg)',
  },
  coach: [
    drawing,
    {
      inlineSize: '44%',
      color: vars.color.edge,
      '@media': { [desktop]: { display: 'block' } },
    },
  ],
  chat: [
    drawing,
    {
      inlineSize: '48%',
      color: vars.color.bar.text,
      '@media': { [tablet]: { display: 'block' } },
    },
  ],
});

export const ours = style({ color: vars.color.brand.edge });
export const spark = style({ fill: vars.color.spark, stroke: 'none' });
