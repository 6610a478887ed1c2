import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const onDesktop = breakpoint.desktop;
const tilt = 'perspective(1400px) rotateX(52deg) rotateZ(-18deg)';

/** A light on the court, only behind the picture, where there is no text. */
export const ground = style({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlockEnd: '-20rem',
      insetInlineEnd: '-14rem',
      inlineSize: '64rem',
      blockSize: '64rem',
      maxInlineSize: '160%',
      background: `radial-gradient(closest-side, color-mix(in srgb, ${vars.color.court.padel.ground} 45%, white), transparent)`,
      opacity: 0.5,
    },
  },
});

/** The court plan in perspective. */
export const plan = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-3rem',
  // A physical side, because `translate` moves it back along a physical axis.
  left: '50%',
  inlineSize: '118rem',
  color: vars.color.court.padel.line,
  // Fainter on phones, where the text covers it.
  opacity: 0.25,
  transformOrigin: '50% 40%',
  transform: `translateX(-36%) ${tilt}`,
  '@media': {
    [onDesktop]: {
      opacity: 0.55,
      maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.3) 42%, black 60%)',
      // On narrow screens the centre spot would lie on the buttons.
      transform: `translateX(-44%) ${tilt}`,
    },
  },
});

export const layout = style({
  display: 'grid',
  gap: vars.space.section,
  paddingBlockStart: '6.25rem',
  '@media': {
    [onDesktop]: {
      gridTemplateColumns: '1.2fr 0.8fr',
      gap: vars.space.wide,
      minBlockSize: '47.5rem',
      paddingBlockStart: '8.5rem',
    },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.roomy,
  '@media': { [onDesktop]: { paddingBlock: '1.75rem 5rem', gap: '1.875rem' } },
  // Only without a picture, which otherwise is at the end of the hero.
  selectors: { '&:last-child': { paddingBlockEnd: '5rem' } },
});

export const title = style({
  ...typography.pageTitle,
  // The largest size at which "Your next match is" fits on one line, on a phone and beside the picture.
  fontSize: 'clamp(2rem, min(1.55rem + 4.1vw, 11.25vw - 0.25rem), 4.625rem)',
  lineHeight: 1,
  '@media': { [onDesktop]: { fontSize: 'min(6vw, 4.625rem)' } },
  // `balance` would separate the highlighted words from the end of their line.
  textWrap: 'wrap',
  overflowWrap: 'anywhere',
});

export const marked = style({
  display: 'inline-block',
  position: 'relative',
  marginBlockEnd: '0.2em',
});

export const stroke = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-0.24em',
  inlineSize: '100%',
  blockSize: '0.24em',
  color: vars.color.spark,
});

export const subtitle = style({
  ...typography.lead,
  // Larger on a phone, where more of the screen shows the subtitle than the picture.
  fontSize: '1.375rem',
  maxInlineSize: '33rem',
  textWrap: 'pretty',
  '@media': { [onDesktop]: { fontSize: '1.25rem' } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.snug });

export const chips = style([row, { gap: vars.space.tight }]);

globalStyle(`${chips} > li`, {
  ...typography.control,
  padding: '0.5rem 0.875rem',
  borderRadius: vars.radius.round,
  // Opaque, so that no line of the court runs through the words.
  background: `color-mix(in srgb, ${vars.color.court.padel.ground} 62%, ${vars.color.bar.ground})`,
  '@media': forcedEdge,
});

globalStyle(`${chips} > li[data-spark]`, {
  background: vars.color.spark,
  color: vars.color.onSpark,
});

export const trust = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  fontSize: vars.fontSize.control,
});

export const avatars = style({ display: 'flex', paddingInlineStart: '0.25rem' });

globalStyle(`${avatars} > span`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  // The circles overlap so little that none covers the initials of another.
  marginInlineStart: '-0.25rem',
  border: `2.5px solid ${vars.color.court.padel.ground}`,
  borderRadius: vars.radius.round,
  background: '#BFE3FF',
  color: vars.color.onSpark,
  fontSize: '0.75rem',
  fontWeight: vars.fontWeight.heavy,
});
globalStyle(`${avatars} > :nth-child(2)`, { background: vars.color.spark });
globalStyle(`${avatars} > :nth-child(3)`, { background: '#FFD7C9' });
globalStyle(`${avatars} > :nth-child(4)`, { background: '#FFE9A8' });

/** News over the edges of the picture, placed on drawn courts so that they cover no text. */
export const callout = style({
  position: 'absolute',
  insetBlockStart: '8.75rem',
  insetInlineStart: '-0.75rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  padding: '0.375rem 0.75rem',
  borderRadius: '1.125rem',
  fontSize: vars.fontSize.small,
  lineHeight: 1.35,
  boxShadow: vars.shadow.float,
  '@media': {
    ...forcedEdge,
    [breakpoint.tablet]: { translate: '-4.5rem' },
    [onDesktop]: { insetBlockStart: '10.25rem', padding: '0.75rem 1rem' },
    // Without its ground, which paper does not show, its words would be over the picture.
    print: { display: 'none' },
  },
  selectors: {
    '&:last-child': {
      insetBlockStart: '16.25rem',
      insetInline: 'auto -0.75rem',
      '@media': {
        [breakpoint.tablet]: { translate: '4.5rem' },
        [onDesktop]: { insetBlockStart: '28.25rem', translate: '1.5rem' },
        [breakpoint.wide]: { translate: '3rem' },
      },
    },
  },
});

globalStyle(`${callout} > span > strong`, { display: 'block', fontSize: vars.fontSize.control });

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.375rem',
  blockSize: '2.375rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.control,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontWeight: vars.fontWeight.heavy,
});

/** The lower edge of the hero cuts the picture off. */
export const picture = style({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(17rem, 100%)',
  blockSize: '22.5rem',
  '@media': {
    [onDesktop]: { alignSelf: 'end', inlineSize: 'min(20rem, 100%)', blockSize: '38rem' },
  },
});
