import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';
import { onNarrowDesktops, onPhones, onSmallDesktops } from './iconsAlone.ts';

/** A container whose buttons show only their icons on phones; the words remain their accessible names. */
export const iconsOnPhones = style({});

/** The same on desktops of less than 1600 px, so that a header fits on one line. */
export const iconsOnSmallDesktops = style({});

/** The same on desktops of less than 1280 px. */
export const iconsOnNarrowDesktops = style({});

/** Applies rules to elements in one of these containers, where its buttons show only icons. */
const whereAlone = <Rules>(rules: Rules) => ({
  [`${iconsOnPhones} &`]: { '@media': { [onPhones]: rules } },
  [`${iconsOnSmallDesktops} &`]: { '@media': { [onSmallDesktops]: rules } },
  [`${iconsOnNarrowDesktops} &`]: { '@media': { [onNarrowDesktops]: rules } },
});

const iconAlone = {
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.tight,
  fontSize: 0,
} as const;

const usable = '&:not(:disabled, [aria-disabled="true"])';

function filled(tone: 'brand' | 'positive' | 'critical') {
  const { solid, solidHover, onSolid } = vars.color[tone];
  return {
    background: solid,
    color: onSolid,
    selectors: { [`${usable}:hover`]: { background: solidHover } },
  };
}

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    border: `${vars.lineWidth.line} solid transparent`,
    borderRadius: vars.radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:disabled': {
        background: vars.color.page,
        borderColor: vars.color.line,
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
      '&[aria-disabled="true"]': { cursor: 'progress' },
      // Stronger than the hover, because on touch a press is the only feedback.
      [`${usable}:active`]: { transform: 'translateY(1px)', filter: 'brightness(0.88)' },
      ...whereAlone(iconAlone),
    },
  },
  variants: {
    tone: {
      brand: filled('brand'),
      positive: filled('positive'),
      critical: filled('critical'),
      neutral: {
        background: vars.color.card,
        borderColor: vars.color.edge,
        color: vars.color.text,
        selectors: {
          [`${usable}:hover`]: {
            background: vars.color.sunken,
            borderColor: vars.color.edgeHover,
          },
        },
      },
      caution: {
        background: vars.color.card,
        borderColor: vars.color.critical.edge,
        color: vars.color.critical.text,
        selectors: { [`${usable}:hover`]: { background: vars.color.critical.soft } },
      },
      quiet: {
        color: vars.color.text,
        selectors: {
          // Not the shorthand, which would reset the `background-clip` of a container’s style.
          [`${usable}:hover`]: { backgroundColor: vars.color.sunken },
          // No background, because a disabled button with one would be more prominent than the enabled one.
          '&:disabled': { background: 'transparent', borderColor: 'transparent' },
        },
      },
    },
    size: {
      regular: {
        ...typography.control,
        minBlockSize: vars.size.touch,
        paddingBlock: vars.space.hair,
        paddingInline: vars.space.regular,
      },
      large: {
        ...typography.control,
        minBlockSize: vars.size.touchLarge,
        paddingBlock: vars.space.tight,
        paddingInline: vars.space.roomy,
        fontSize: vars.fontSize.body,
      },
      /** Square, for a button that only has an icon. */
      icon: {
        inlineSize: vars.size.touch,
        blockSize: vars.size.touch,
        flexShrink: 0,
      },
    },
    width: {
      own: {},
      full: { inlineSize: '100%' },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'regular', width: 'own' },
});

/** Label and pending label share one grid cell, so that the width never changes. */
export const layers = style({ display: 'grid', justifyItems: 'center' });

export const layer = recipe({
  base: {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.tight,
    selectors: whereAlone({ gap: 0 }),
  },
  variants: {
    shown: { true: {}, false: { opacity: 0 } },
    /** A spinner and its gap, 22 px, take 11 px of the padding on each side, so that the width stays. */
    overPadding: { true: { gap: vars.space.hair, marginInline: '-0.6875rem' } },
  },
});

export const icon = style({ inlineSize: '1.125rem', blockSize: '1.125rem', flexShrink: 0 });

export const spinner = style({ inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0 });

/** Replaces an icon; the negative margin gives the larger spinner the same room. */
export const spinnerAsIcon = style([spinner, { margin: '-0.1875rem' }]);
