import { createElement } from 'react';
import { byCourt } from '../../illustrations/CourtPlan/byCourt.ts';
import { type CourtKind, plans } from '../../illustrations/CourtPlan/plans.tsx';
import { vars } from '../../theme/contract.css.ts';
import { drawn } from '../../theme/mixins/drawn.ts';
import { globalStyle, recipe, style, styleVariants } from '../../theme/styles/components.ts';
import { breakpoint, lowWindow, shortWindow } from '../../tokens/space.ts';
import { inFlight, pale } from './VenueCard.css.ts';

const place = { position: 'relative', flexShrink: 0 } as const;
export const picture = styleVariants({
  card: {
    ...place,
    blockSize: '8.25rem',
    // Room for the text for a missing picture, below the buttons.
    '@media': {
      [breakpoint.largeText]: { blockSize: '11rem' },
      [lowWindow]: { blockSize: '4.5rem' },
    },
  },
  /** In the inspector, in proportion to its width. Low in a low window, so that the name below is visible. */
  large: {
    ...place,
    blockSize: 'clamp(9rem, 45cqi, 18rem)',
    '@media': { [shortWindow]: { blockSize: '6rem' } },
  },
  thumbnail: {
    ...place,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    overflow: 'hidden',
    borderRadius: vars.radius.chip,
  },
});

const view = {
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { [inFlight]: { ...pale, opacity: 0.5 } },
};

export const loaded = style({ ...view, objectFit: 'cover' });

function painted(court: CourtKind) {
  const { ground, line } = vars.color.court[court];
  const { viewBox, lines } = plans[court];
  const svg = createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, fill: 'none', stroke: '#000', strokeWidth: 2 },
    lines,
  );
  // Like a CourtBackground, aligned to the top and cut off below.
  const place = { position: 'absolute', inset: '0.75rem 7% 0' } as const;
  return { background: ground, ...drawn(svg, line, place) };
}

export const ground = recipe({
  base: {
    ...view,
    position: 'relative',
  },
  variants: { court: byCourt(painted) },
});

// A large picture shows the whole court.
globalStyle(`${picture.large} > ::before`, {
  insetBlockEnd: '0.75rem',
  maskPosition: 'center',
  maskSize: 'contain',
});

/** The text for a missing picture, which keeps its colours while the picture is dimmed. */
export const noPicture = style({
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
  '@media': {
    [lowWindow]: {
      insetInline: `auto ${vars.space.snug}`,
      insetBlockEnd: '0.375rem',
    },
  },
});
