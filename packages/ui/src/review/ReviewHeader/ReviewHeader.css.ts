import {
  iconsOnNarrowDesktops,
  iconsOnPhones,
  iconsOnSmallDesktops,
  onNarrowDesktops,
} from '../../primitives/Button/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { desktop, tablet } = breakpoint;

/** The buttons are beside the text where both fit, otherwise below it. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.regular}`,
  '@media': {
    // The buttons are at the top; the subtitle may extend below them.
    [onNarrowDesktops]: { alignItems: 'start' },
  },
});

/** Title and subtitle; on phones they are laid out in one flow with the buttons. */
export const words = style({
  display: 'contents',
  '@media': {
    [tablet]: {
      flex: '999 1 19rem',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.regular,
      minInlineSize: 0,
    },
    // Narrower, because the sidebar takes a part of the window.
    [onNarrowDesktops]: { flexBasis: '14rem' },
  },
});

export const title = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  '@media': { [tablet]: { flex: 'none' } },
});

export const progress = style({
  ...typography.label,
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [tablet]: { display: 'block' } },
});

export const subtitle = style({
  ...typography.small,
  order: 1,
  flexBasis: '100%',
  // So close to the buttons above that their focus ring still fits.
  marginBlockStart: '-0.375rem',
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': {
    // Always below the title, so that the progress, which is loaded later, moves nothing.
    [tablet]: { order: 0, marginBlockStart: 0 },
    // After a progress the subtitle stays on one line, which may extend below the buttons.
    [onNarrowDesktops]: { selectors: { [`${progress} + &`]: { whiteSpace: 'nowrap' } } },
  },
});

export const view = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });

// Beside the title of a phone there is only room for the icons of the buttons.
export const actions = style([
  iconsOnPhones,
  iconsOnNarrowDesktops,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.tight,
    '@media': {
      [tablet]: { flex: '1 1 auto' },
      [desktop]: { flex: '0 1 auto' },
    },
  },
]);

/** The actions except the main one. */
export const minor = style([iconsOnSmallDesktops, { display: 'flex', gap: vars.space.tight }]);

const share = { '@media': { [tablet]: { flex: '1 1 auto' } } } as const;
globalStyle(`${actions} > *`, share);
globalStyle(`${minor} > *`, share);
