import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { space, color } = vars;

export const layout = style(
  inLayer('components', {
    display: 'grid',
    gap: space.wide,
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
);

export const title = style(inLayer('components', typography.pageTitle));

export const subtitle = style(
  inLayer('components', { color: color.textMuted, marginBlockStart: space.hair }),
);

/** Two tiles a row on a phone, all four on a desk. */
export const tiles = style(
  inLayer('components', {
    display: 'grid',
    gap: space.snug,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [breakpoint.desktop]: {
        gap: space.regular,
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      },
    },
  }),
);

export const columns = style(
  inLayer('components', {
    display: 'grid',
    gap: space.wide,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [breakpoint.wide]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
);

export const section = style(inLayer('components', { display: 'grid', gap: space.regular }));

export const sectionTitle = style(inLayer('components', typography.cardTitle));

export const actions = style(
  inLayer('components', {
    display: 'grid',
    gap: space.regular,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  }),
);

/** As long as it is: what stands beside it does not wait for its end. */
export const activity = style(
  inLayer('components', {
    minInlineSize: 0,
    '@media': { [breakpoint.wide]: { gridColumn: 2, gridRow: '1 / -1' } },
  }),
);
