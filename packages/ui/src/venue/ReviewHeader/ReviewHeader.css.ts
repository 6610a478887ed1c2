import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const header = style(
  inLayer('components', {
    display: 'grid',
    alignItems: 'end',
    gap: vars.space.regular,
    '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const title = style(inLayer('components', typography.pageTitle));

export const subtitle = style(
  inLayer('components', {
    marginBlockStart: vars.space.hair,
    color: vars.color.textMuted,
    textWrap: 'pretty',
  }),
);

/** Side by side at the thumb's reach on phones. */
export const actions = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space.tight,
    '@media': {
      [breakpoint.tablet]: { gridTemplateColumns: 'none', gridAutoFlow: 'column' },
    },
  }),
);

// The main step has a row of its own where three do not fit beside one another.
globalStyle(
  `${actions} > :nth-child(3)`,
  inLayer('components', {
    gridColumn: '1 / -1',
    '@media': { [breakpoint.tablet]: { gridColumn: 'auto' } },
  }),
);
