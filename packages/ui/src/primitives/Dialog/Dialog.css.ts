import { createGlobalVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

export const overlay = style(
  inLayer('primitives', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.depth.dialog,
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    background: vars.color.scrim,
    animation: `${fade} ${vars.motion.rise}`,
    '@media': { [breakpoint.tablet]: { alignItems: 'center', padding: vars.space.wide } },
  }),
);

// Radix makes the page behind deaf and tells it how wide its scroll bar was. Both are inherited, so
// that the whole page would be styled anew, twice, before the dialog shows; nothing on it asks for
// the width, and the overlay lies over it and takes every click.
globalStyle(`body:has(> ${overlay}) > *`, inLayer('primitives', { pointerEvents: 'auto' }));
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });

/** A sheet from the bottom edge on phones, a card in the middle elsewhere. */
export const panel = recipe({
  base: inLayer('primitives', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"head close" "body body" "foot foot"',
    alignContent: 'start',
    inlineSize: '100%',
    maxBlockSize: '92dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.card,
    borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
    boxShadow: vars.shadow.float,
    animation: `${rise} ${vars.motion.rise}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [breakpoint.tablet]: { maxBlockSize: '100%', borderRadius: vars.radius.panel },
    },
  }),
  variants: {
    size: {
      prompt: inLayer('primitives', { maxInlineSize: '30rem' }),
      form: inLayer('primitives', { maxInlineSize: '46rem' }),
      wide: inLayer('primitives', { maxInlineSize: '64rem' }),
    },
  },
});

/** Takes part in a form without a box of its own. */
export const form = style(inLayer('primitives', { display: 'contents' }));

const bar = { position: 'sticky', zIndex: vars.depth.sticky, background: vars.color.card } as const;
// A low window has no room for bars that stay.
const lowWindow = '(max-height: 30em)';

export const head = style(
  inLayer('primitives', {
    ...bar,
    gridArea: 'head',
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.snug,
    paddingBlock: `${vars.space.roomy} ${vars.space.snug}`,
    paddingInlineStart: vars.space.roomy,
    '@media': { [lowWindow]: { position: 'static' } },
  }),
);

export const disc = recipe({
  base: inLayer('primitives', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.control,
  }),
  variants: {
    tone: {
      info: inLayer('primitives', {
        background: vars.color.brand.soft,
        color: vars.color.brand.text,
      }),
      positive: inLayer('primitives', {
        background: vars.color.positive.soft,
        color: vars.color.positive.text,
      }),
      warning: inLayer('primitives', {
        background: vars.color.warning.soft,
        color: vars.color.warning.text,
      }),
      critical: inLayer('primitives', {
        background: vars.color.critical.soft,
        color: vars.color.critical.text,
      }),
    },
  },
});

export const heading = style(
  inLayer('primitives', {
    alignSelf: 'center',
    display: 'grid',
    gap: vars.space.hair,
    minInlineSize: 0,
  }),
);

export const title = style(
  inLayer('primitives', {
    ...typography.sectionTitle,
    // A prompt is no wider on a wide screen, and neither are its words.
    selectors: { [`${panel.classNames.variants.size.prompt} &`]: { fontSize: '1.375rem' } },
  }),
);

export const description = style(
  inLayer('primitives', { color: vars.color.textMuted, textWrap: 'pretty' }),
);

export const body = style(
  inLayer('primitives', {
    gridArea: 'body',
    minInlineSize: 0,
    paddingInline: vars.space.roomy,
    paddingBlock: `${vars.space.tight} ${vars.space.regular}`,
  }),
);

export const foot = style(
  inLayer('primitives', {
    ...bar,
    gridArea: 'foot',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.tight,
    marginBlockStart: vars.space.tight,
    paddingBlock: `${vars.space.regular} max(${vars.space.regular}, env(safe-area-inset-bottom))`,
    paddingInline: vars.space.roomy,
    borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.line}`,
    '@media': {
      [lowWindow]: { position: 'static' },
      // Thumbs reach wide buttons.
      '(max-width: 47.99em)': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    },
  }),
);

export const close = recipe({
  base: inLayer('primitives', {
    ...bar,
    gridArea: 'close',
    insetBlockStart: 0,
    paddingInlineEnd: vars.space.regular,
    '@media': { [lowWindow]: { position: 'static' } },
  }),
  variants: {
    /** Its centre is level with theirs. */
    beside: {
      title: inLayer('primitives', { paddingBlockStart: vars.space.regular }),
      disc: inLayer('primitives', { paddingBlockStart: vars.space.roomy }),
    },
  },
});

globalStyle(
  `${close.classNames.base} > [aria-disabled]`,
  inLayer('primitives', { color: vars.color.textMuted }),
);
