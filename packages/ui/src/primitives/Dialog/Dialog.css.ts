import { createGlobalVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { equalWidths } from '../../theme/mixins/equalWidths.ts';
import { globalStyle, recipe, style } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.depth.dialog,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.rise}`,
  '@media': { [breakpoint.tablet]: { alignItems: 'center', padding: vars.space.wide } },
});

// Radix stores the width of the scroll bar in a property of the body, which nothing uses. If it were inherited, the
// browser would restyle the whole page before it shows the dialog.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });

// A low window has no room for sticky bars.
const lowWindow = '(max-height: 30em)';

/** A sheet at the bottom edge on phones, a centred card elsewhere. */
export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"header close" "body body" "footer footer"',
    alignContent: 'start',
    inlineSize: '100%',
    maxBlockSize: '92dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Focused elements are scrolled clear of the sticky header and footer.
    scrollPaddingBlock: '5rem 6.5rem',
    background: vars.color.card,
    borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
    boxShadow: vars.shadow.float,
    animation: `${rise} ${vars.motion.rise}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      '(forced-colors: active)': { border: '1px solid' },
      [breakpoint.tablet]: { maxBlockSize: '100%', borderRadius: vars.radius.panel },
    },
  },
  variants: {
    size: {
      prompt: { maxInlineSize: '30rem' },
      form: { maxInlineSize: '46rem' },
      wide: { maxInlineSize: '64rem' },
      full: { maxInlineSize: vars.size.page },
    },
  },
});

/** The form has no box, so that body and footer are laid out by the panel. */
export const form = style({ display: 'contents' });

const bar = { position: 'sticky', zIndex: vars.depth.sticky, background: vars.color.card } as const;

export const header = style({
  ...bar,
  gridArea: 'header',
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.snug,
  paddingBlock: `${vars.space.roomy} ${vars.space.snug}`,
  paddingInlineStart: vars.space.roomy,
  '@media': { [lowWindow]: { position: 'static' } },
});

export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      brand: {
        background: vars.color.brand.soft,
        color: vars.color.brand.text,
      },
      positive: {
        background: vars.color.positive.soft,
        color: vars.color.positive.text,
      },
      warning: {
        background: vars.color.warning.soft,
        color: vars.color.warning.text,
      },
      critical: {
        background: vars.color.critical.soft,
        color: vars.color.critical.text,
      },
    },
  },
});

export const icon = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });

export const heading = style({
  alignSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  // Wraps below the icon if the longest word does not fit beside it; a word that is too long even there is broken.
  flex: '1 1 0',
  maxInlineSize: '100%',
});

export const title = style({
  ...typography.sectionTitle,
  // A prompt has the same width on all screens, so its title has one size.
  selectors: { [`${panel.classNames.variants.size.prompt} &`]: { fontSize: '1.375rem' } },
  // Large text: small enough that the longest word fits beside the close button.
  '@media': {
    [breakpoint.largeText]: {
      fontSize: vars.fontSize.lead,
      selectors: {
        [`${panel.classNames.variants.size.prompt} &`]: { fontSize: vars.fontSize.lead },
      },
    },
  },
});

export const description = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const body = style({
  gridArea: 'body',
  minInlineSize: 0,
  paddingInline: vars.space.roomy,
  paddingBlock: `${vars.space.tight} ${vars.space.regular}`,
});

export const footer = style({
  ...bar,
  gridArea: 'footer',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.tight,
  marginBlockStart: vars.space.tight,
  paddingBlock: `${vars.space.regular} max(${vars.space.regular}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.roomy,
  borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.line}`,
  // In a wide low window, such as that of a turned phone, the buttons are one line, which stays.
  '@media': { [`${lowWindow} and (max-width: 40em)`]: { position: 'static' } },
});

// Full-width buttons are easier to reach with a thumb.
globalStyle(`${footer} > *`, { '@media': { '(max-width: 47.99em)': equalWidths.item } });
// The first of three buttons has a line of its own, because a third of a phone is too narrow for most labels.
globalStyle(`${footer} > :nth-last-child(3)`, {
  '@media': { '(max-width: 47.99em)': { flexBasis: '100%' } },
});

export const close = recipe({
  base: {
    ...bar,
    gridArea: 'close',
    insetBlockStart: 0,
    paddingInlineEnd: vars.space.regular,
    '@media': { [lowWindow]: { position: 'static' } },
  },
  variants: {
    /** What the close button is level with: the title alone, or the icon of the tone. */
    beside: {
      title: { paddingBlockStart: vars.space.regular },
      disc: { paddingBlockStart: vars.space.roomy },
    },
  },
});

globalStyle(`${close.classNames.base} > [aria-disabled]`, { color: vars.color.textMuted });
