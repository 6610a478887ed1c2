import { vars } from '../../theme/contract.css.ts';
import { iconTones, noticeIcon, noticeTones } from '../../theme/mixins/notice.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint, shortWindow } from '../../tokens/space.ts';

/** A window in which few letters fit side by side: a small phone, or large text. */
const fewLetters = '(max-width: 22em)';
const tinyWindow = '(max-width: 16em)';
const phone = '(max-width: 47.99em)';
/** A phone, or a window so low that the box would push the screen out of it. */
const smallWindow = `${phone}, ${shortWindow}`;
/** A low window with room for the words beside any number of actions. */
const wideShortWindow = `(min-width: 40em) and ${shortWindow}`;

const belowWords = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"icon words dismiss" "actions actions actions"',
};

/** The words have a line of their own, over the whole width. */
const ownLine = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"icon dismiss" "words words" "actions actions"',
};

const besideWords = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"icon words actions dismiss"',
};

const inOneLine = {
  ...besideWords,
  '@media': { [fewLetters]: belowWords, [tinyWindow]: ownLine },
};

/** Actions are beside the words; on phones several of them are below, unless the window is low. */
export const status = recipe({
  base: {
    display: 'grid',
    ...belowWords,
    alignItems: 'start',
    columnGap: vars.space.snug,
    padding: `${vars.space.hair} ${vars.space.tight} ${vars.space.hair} ${vars.space.regular}`,
    color: vars.color.text,
    border: `${vars.lineWidth.line} solid transparent`,
    borderRadius: vars.radius.card,
    '@media': {
      [smallWindow]: { alignItems: 'center', columnGap: vars.space.tight },
      [tinyWindow]: ownLine,
      [wideShortWindow]: besideWords,
      [breakpoint.tablet]: besideWords,
    },
  },
  variants: {
    tone: noticeTones,
    actions: {
      one: inOneLine,
      several: {},
    },
  },
});

export const icon = recipe({
  base: {
    gridArea: 'icon',
    ...noticeIcon,
    '@media': { [smallWindow]: { marginBlockStart: 0 } },
  },
  variants: { tone: iconTones },
});

export const words = style({
  gridArea: 'words',
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: '0.625rem',
  overflowWrap: 'anywhere',
  '@media': { [smallWindow]: { ...typography.small, paddingBlock: vars.space.hair } },
});

export const title = style({ fontWeight: vars.fontWeight.strong, textWrap: 'balance' });

export const detail = style({ ...typography.small, fontVariantNumeric: 'tabular-nums' });

export const error = style({ ...typography.small, color: vars.color.critical.text });

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  paddingBlock: vars.space.hair,
});

export const dismiss = style({
  gridArea: 'dismiss',
  justifySelf: 'end',
  // Within its own empty margin, so that a title has room beside both buttons on a phone.
  marginInlineStart: `calc(-1 * ${vars.space.hair})`,
});
