import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Phones: two beside two, the buttons below. */
export const form = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    alignItems: 'end',
    gap: vars.space.snug,
    padding: vars.space.snug,
    borderRadius: vars.radius.panel,
    background: vars.color.card,
    boxShadow: vars.shadow.card,
    '@media': {
      [breakpoint.tablet]: {
        gridTemplateColumns: '1fr 1fr 1.4fr 0.7fr',
        padding: vars.space.regular,
      },
      [breakpoint.wide]: { gridTemplateColumns: '1fr 1fr 1.4fr 0.6fr auto' },
    },
  }),
);

const wider = { '@media': { [breakpoint.tablet]: { gridColumn: 'auto' } } };

export const half = style(inLayer('components', { gridColumn: 'span 5', ...wider }));
export const most = style(inLayer('components', { gridColumn: 'span 7', ...wider }));
export const rest = style(inLayer('components', { gridColumn: 'span 3', ...wider }));

export const buttons = style(
  inLayer('components', {
    gridColumn: '1 / -1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: vars.space.tight,
    '@media': {
      [breakpoint.tablet]: { gridAutoColumns: 'auto', justifyContent: 'end' },
      [breakpoint.wide]: { gridColumn: 'auto' },
    },
  }),
);
