import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const ground = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  blockSize: '11rem',
  overflow: 'hidden',
  background: vars.color.bar.ground,
});

/** Places the logo on the centre spot. */
export const court = style({
  position: 'absolute',
  zIndex: -1,
  // So large on phones that only the centre is visible, without slivers of the arcs beyond it.
  inset: '-62% -20%',
  '@media': { '(max-width: 28em)': { insetBlock: '-85%' } },
  color: vars.color.court.any.line,
  opacity: 0.6,
});

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  fontSize: '2.25rem',
  color: vars.color.bar.text,
  background: vars.color.brand.solid,
  borderRadius: '1.25rem',
  boxShadow: vars.shadow.float,
});

export const body = style({
  ...oneColumn,
  gap: vars.space.regular,
  padding: `${vars.space.roomy} min(2rem, 6vw)`,
});

export const message = style({
  ...typography.lead,
  marginBlockStart: `calc(-1 * ${vars.space.tight})`,
  textWrap: 'balance',
});

export const notice = style({
  display: 'flex',
  gap: vars.space.snug,
  padding: vars.space.regular,
  textAlign: 'start',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  background: vars.color.brand.soft,
  borderRadius: vars.radius.card,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const damaged = style([notice, { background: vars.color.warning.soft }]);

export const icon = style({
  flexShrink: 0,
  color: vars.color.brand.text,
  selectors: { [`${damaged} > &`]: { color: vars.color.warning.text } },
});

export const noticeTitle = style({
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.strong,
});

export const stores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: vars.space.snug,
});

export const also = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.hair,
  paddingBlockStart: vars.space.tight,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Hidden without scripts, which its button needs. The message has a row of its own. */
export const scripted = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Takes no room while nothing is shown. */
export const outcome = style({
  inlineSize: '100%',
  selectors: { '&:not(:has(p))': { position: 'absolute' } },
});

export const address = style({
  ...typography.small,
  inlineSize: '100%',
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: vars.space.tight,
  overflowWrap: 'anywhere',
});

/** One click selects the whole address. */
export const whole = style({ fontWeight: vars.fontWeight.strong, userSelect: 'all' });

export const footer = style({
  ...typography.small,
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const scan = style({
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space.tight,
  ...typography.label,
});

/** White in both themes: a camera needs the quiet zone. */
export const code = style({
  inlineSize: 'min(256px, 100%)',
  aspectRatio: '1',
  background: '#FFFFFF',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

const mouse = '(hover: hover) and (pointer: fine) and (scripting: enabled)';

export const withMouse = style([
  scan,
  { '@media': { [`not all and ${mouse}`]: { display: 'none' } } },
]);

export const open = style({ display: 'contents' });

export const withoutMouse = style([open, { '@media': { [mouse]: { display: 'none' } } }]);

/**
 * Has a row of its own, but no place while it is empty. It is not hidden then, because screen readers do not announce
 * a region that appears together with its text.
 */
export const failure = style({
  ...typography.small,
  inlineSize: '100%',
  order: 1,
  selectors: { '&:empty': { position: 'absolute' } },
});
