import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const band = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.color.bar.ground,
});

export const inner = style({
  ...oneColumn,
  justifyItems: 'start',
  // As wide as the content of the site's bar.
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.regular})`,
  marginInline: 'auto',
  // The first 4 rem, 5 on a desktop, are under the site's bar.
  padding: `4.5rem ${vars.space.regular} ${vars.space.wide}`,
  background: 'none',
  '@media': {
    [breakpoint.tablet]: { paddingBlock: `5.5rem ${vars.space.section}` },
    [breakpoint.desktop]: { paddingBlockStart: '6.5rem' },
    print: { padding: 0 },
  },
});

/** Half of a pitch, cut off by the edges of the band. */
export const court = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-16rem',
  insetBlockStart: '-6rem',
  inlineSize: '44rem',
  color: vars.color.court.any.line,
  // Fainter on phones, where the text covers it.
  opacity: 0.3,
  transform: 'rotate(-14deg)',
  maskImage: 'linear-gradient(to right, transparent 12%, #000 62%)',
  '@media': {
    [breakpoint.tablet]: { opacity: 0.5 },
    [breakpoint.desktop]: { insetInlineEnd: '-4rem' },
    print: { display: 'none' },
  },
});

export const home = style({
  ...typography.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: vars.size.touch,
  // Room for the focus ring; the negative margin keeps the words aligned with the page's edge.
  paddingInline: vars.space.tight,
  marginInline: `calc(-1 * ${vars.space.tight})`,
  color: vars.color.bar.textMuted,
  borderRadius: vars.radius.chip,
  selectors: {
    '&:hover': {
      color: vars.color.bar.text,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const title = style({
  ...typography.pageTitle,
  // Small enough on phones that titles of one line fit on one in the fallback font too, which is a little wider.
  fontSize: 'clamp(1.875rem, 1.25rem + 3vw, 3.25rem)',
  marginBlockStart: vars.space.tight,
  overflowWrap: 'anywhere',
  // On a phone with a large text a word may be wider than the screen.
  '@media': { '(width < 18em)': { hyphens: 'auto' } },
});

export const lead = style({
  ...typography.lead,
  maxInlineSize: '40rem',
  marginBlockStart: vars.space.snug,
  textWrap: 'pretty',
});
