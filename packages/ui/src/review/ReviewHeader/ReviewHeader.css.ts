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

/** The buttons are placed beside the text where both fit, else below it. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.regular}`,
  // The list below is what counts.
  '@media': {
    [tablet]: { marginBlockStart: '-0.625rem' },
    // Above the end of the subtitle.
    [onNarrowDesktops]: { alignItems: 'start' },
  },
});

/** On phones its parts are arranged with the buttons. */
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
    // Beside the menu.
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
  // Clear of the focus ring of the buttons above.
  marginBlockStart: '-0.375rem',
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': {
    // Below the title also where it would fit beside it: the progress, which comes later, moves nothing.
    [tablet]: { order: 0, marginBlockStart: 0 },
    // Below the progress it is below the buttons too, or the text is wide enough for both beside each other.
    [onNarrowDesktops]: { selectors: { [`${progress} + &`]: { whiteSpace: 'nowrap' } } },
  },
});

export const view = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });

// Beside the title of a phone there is room for the icons of the buttons.
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

/** All but the main action. */
export const minor = style([iconsOnSmallDesktops, { display: 'flex', gap: vars.space.tight }]);

const share = { '@media': { [tablet]: { flex: '1 1 auto' } } } as const;
globalStyle(`${actions} > *`, share);
globalStyle(`${minor} > *`, share);
