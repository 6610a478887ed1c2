import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Goes on under the bar of the site. */
export const stage = style(
  inLayer('components', {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 'min(100dvh, 60rem)',
    padding: `5.5rem ${vars.space.regular} ${vars.space.section}`,
    overflow: 'hidden',
    background: vars.color.bar.ground,
    '@media': { [breakpoint.tablet]: { paddingBlock: '7.5rem 5.5rem' } },
  }),
);

export const court = style(
  inLayer('components', {
    position: 'absolute',
    zIndex: -1,
    inset: '-12% -30%',
    color: vars.color.court.any.line,
    opacity: 0.4,
    transform: 'rotate(-14deg)',
    '@media': { [breakpoint.desktop]: { inset: '-18% -4%' } },
  }),
);

export const card = style(
  inLayer('components', {
    inlineSize: 'min(30rem, 100%)',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    background: vars.color.card,
    boxShadow: vars.shadow.float,
    textAlign: 'center',
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  }),
);
