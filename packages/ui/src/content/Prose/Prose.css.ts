import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scrollShadows } from '../../theme/mixins/scrollShadows.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const prose = style({
  maxInlineSize: vars.size.prose,
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

export const scroller = style({
  overflowX: 'auto',
  background: scrollShadows('inline', vars.color.card),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  '@media': { print: { overflow: 'visible' } },
});

function inside(selector: string, rule: GlobalStyleRule) {
  const selectors = selector.split(', ').map((part) => `${prose} ${part}`);
  globalStyle(selectors.join(', '), rule);
}

/** The link to a heading. It takes no room in the line, so that it is never on a line of its own. */
export const sign = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.space.wide,
  blockSize: vars.space.wide,
  marginBlock: `calc(-1 * ${vars.space.tight})`,
  marginInlineEnd: `calc(-1 * ${vars.space.wide})`,
  verticalAlign: 'middle',
  borderRadius: vars.radius.chip,
  selectors: {
    [`${prose} &`]: { color: vars.color.textMuted },
    [`${prose} &:hover, ${prose} :target + &`]: { color: vars.color.brand.text },
    // As large as a touch target.
    '&::before': { content: '', position: 'absolute', inset: '-6px' },
  },
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      opacity: 0,
      transition: `opacity ${vars.motion.quick}`,
      selectors: { ':hover > &, &:focus-visible, :target + &': { opacity: 1 } },
    },
    print: { display: 'none' },
  },
});
globalStyle(`${sign} > svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });

inside('> * + *', { marginBlockStart: vars.space.regular });

// Styled by rank in the document, not by tag, which depends on the rank that the page gives the document.
inside('[data-level]', {
  ...typography.cardTitle,
  marginBlockStart: '1.75em',
  // Room for the link at the end of the last line.
  paddingInlineEnd: vars.space.wide,
  '@media': { print: { breakAfter: 'avoid', paddingInlineEnd: 0 } },
});
inside('[data-level] > :first-child', {
  display: 'inline',
  font: 'inherit',
  // Scrolled to below the site's bar; in rem, because the bar grows with the text.
  scrollMarginBlockStart: '6rem',
  outline: 'none',
});
inside('[data-level="1"]', typography.pageTitle);
inside('[data-level="2"]', typography.sectionTitle);
inside('> :first-child', { marginBlockStart: 0 });
inside('[data-level] + *', { marginBlockStart: vars.space.snug });

inside('a', {
  color: vars.color.brand.text,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
inside('a:hover', { textDecorationThickness: '2px' });
inside('strong', { fontWeight: vars.fontWeight.strong });

inside('ul, ol', { paddingInlineStart: '1.375em' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginBlockStart: '0.375em' });
inside('li::marker', { color: vars.color.textMuted });

inside('blockquote', {
  padding: `${vars.space.regular} 1.25rem`,
  color: vars.color.text,
  background: vars.color.brand.soft,
  borderInlineStart: `4px solid ${vars.color.brand.edge}`,
  borderRadius: vars.radius.chip,
});
inside('blockquote > * + *', { marginBlockStart: vars.space.tight });

inside('code', {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
});
inside(':not(pre) > code', {
  padding: '0.125em 0.375em',
  background: vars.color.sunken,
  borderRadius: vars.radius.chip,
});
inside('pre', {
  padding: `${vars.space.regular} 1.25rem`,
  '@media': { print: { whiteSpace: 'pre-wrap' } },
});

inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.control,
  lineHeight: 1.4,
});
inside('th, td', {
  // So narrow that three columns fit on a phone.
  minInlineSize: '6rem',
  padding: '0.625rem',
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', {
  ...typography.label,
  color: vars.color.textMuted,
  background: vars.color.sunken,
  verticalAlign: 'bottom',
});
inside('td', { borderBlockStart: `1px solid ${vars.color.line}` });
inside('tr', { breakInside: 'avoid' });
inside('[data-align="center"]', { textAlign: 'center' });
// Columns of figures are as narrow as their content.
inside('[data-align="right"]', {
  minInlineSize: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
inside('td[data-align="right"]', { whiteSpace: 'nowrap' });

inside('a[target]::after', {
  '@media': { print: { content: '" <" attr(href) ">"', fontSize: '0.85em' } },
});
