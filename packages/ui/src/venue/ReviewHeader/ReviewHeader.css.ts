import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

/** The buttons stand beside the words where both fit, else below them across the whole width. */
export const header = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space.regular,
  }),
);

export const words = style(inLayer('components', { flex: '999 1 20rem', minInlineSize: 0 }));

export const title = style(inLayer('components', typography.pageTitle));

export const subtitle = style(
  inLayer('components', {
    marginBlockStart: vars.space.hair,
    color: vars.color.textMuted,
    textWrap: 'pretty',
  }),
);

/** Of three that do not fit beside one another, the main step has a row of its own. */
export const actions = style(
  inLayer('components', {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.tight,
  }),
);

globalStyle(`${actions} > *`, inLayer('components', { flex: '1 1 auto' }));

// The two that then share a row are of a size.
globalStyle(
  `${actions} > :is(:nth-child(1):nth-last-child(3), :nth-child(2):nth-last-child(2))`,
  inLayer('components', { '@media': { '(max-width: 29.99em)': { flexBasis: '8rem' } } }),
);
