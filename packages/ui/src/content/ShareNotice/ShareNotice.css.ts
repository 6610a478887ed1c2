import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const ground = style(
  inLayer('components', {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    blockSize: '11rem',
    overflow: 'hidden',
    background: vars.color.bar.ground,
  }),
);

/** The logo stands on the centre spot. */
export const court = style(
  inLayer('components', {
    position: 'absolute',
    zIndex: -1,
    inset: '-62% -20%',
    color: vars.color.court.any.line,
    opacity: 0.6,
  }),
);

export const logo = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    fontSize: '2.25rem',
    color: vars.color.bar.text,
    background: vars.color.brand.solid,
    borderRadius: '1.25rem',
    boxShadow: vars.shadow.float,
  }),
);

export const body = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.regular,
    padding: `${vars.space.roomy} clamp(1rem, 6vw, 2rem)`,
  }),
);

export const name = style(inLayer('components', typography.pageTitle));

export const message = style(
  inLayer('components', {
    ...typography.lead,
    marginBlockStart: `calc(-1 * ${vars.space.tight})`,
    textWrap: 'balance',
  }),
);

export const notice = style(
  inLayer('components', {
    display: 'flex',
    gap: vars.space.snug,
    padding: vars.space.regular,
    textAlign: 'start',
    textWrap: 'pretty',
    background: vars.color.brand.soft,
    borderRadius: vars.radius.card,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  }),
);

export const damaged = style([
  notice,
  inLayer('components', { background: vars.color.warning.soft }),
]);

export const icon = style(
  inLayer('components', {
    flexShrink: 0,
    color: vars.color.brand.text,
    selectors: { [`${damaged} > &`]: { color: vars.color.warning.text } },
  }),
);

export const noticeTitle = style(
  inLayer('components', { fontSize: vars.fontSize.body, fontWeight: vars.fontWeight.strong }),
);

export const stores = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    gap: vars.space.snug,
  }),
);

export const also = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.hair,
    paddingBlockStart: vars.space.tight,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);

/** A button without a script would do nothing. With one, what it says takes a row of its own. */
export const scripted = style(
  inLayer('components', {
    display: 'contents',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const address = style(
  inLayer('components', {
    ...typography.small,
    inlineSize: '100%',
    display: 'grid',
    gap: vars.space.hair,
    paddingBlock: vars.space.tight,
    overflowWrap: 'anywhere',
  }),
);

/** One click takes all of it. */
export const whole = style(
  inLayer('components', { fontWeight: vars.fontWeight.strong, userSelect: 'all' }),
);

export const footer = style(
  inLayer('components', {
    ...typography.small,
    color: vars.color.textMuted,
    textWrap: 'balance',
  }),
);
