import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

const usable = '&:not(:disabled, [aria-disabled="true"])';

function filled(tone: 'brand' | 'positive' | 'critical') {
  const { solid, solidHover, onSolid } = vars.color[tone];
  return inLayer('primitives', {
    background: solid,
    color: onSolid,
    selectors: { [`${usable}:hover`]: { background: solidHover } },
  });
}

export const button = recipe({
  base: inLayer('primitives', {
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
      [`${usable}:active`]: { transform: 'translateY(1px)' },
    },
  }),
  variants: {
    tone: {
      primary: filled('brand'),
      positive: filled('positive'),
      critical: filled('critical'),
      neutral: inLayer('primitives', {
        background: vars.color.card,
        borderColor: vars.color.edge,
        color: vars.color.text,
        selectors: {
          [`${usable}:hover`]: {
            background: vars.color.sunken,
            borderColor: vars.color.edgeHover,
          },
        },
      }),
      caution: inLayer('primitives', {
        background: vars.color.card,
        borderColor: vars.color.critical.edge,
        color: vars.color.critical.text,
        selectors: { [`${usable}:hover`]: { background: vars.color.critical.soft } },
      }),
      quiet: inLayer('primitives', {
        color: vars.color.text,
        selectors: {
          // How much of it is painted is its place's to say.
          [`${usable}:hover`]: { backgroundColor: vars.color.sunken },
          // No ground of its own before, none now: a patch would stand out more than the button did.
          '&:disabled': { background: 'transparent', borderColor: 'transparent' },
        },
      }),
    },
    size: {
      regular: inLayer('primitives', {
        ...typography.control,
        minBlockSize: vars.size.touch,
        paddingBlock: vars.space.hair,
        paddingInline: vars.space.regular,
      }),
      large: inLayer('primitives', {
        ...typography.control,
        minBlockSize: vars.size.touchLarge,
        paddingBlock: vars.space.tight,
        paddingInline: vars.space.roomy,
        fontSize: vars.fontSize.body,
      }),
      /** Square, for an icon alone. */
      icon: inLayer('primitives', {
        inlineSize: vars.size.touch,
        blockSize: vars.size.touch,
        flexShrink: 0,
      }),
    },
    width: {
      own: {},
      full: inLayer('primitives', { inlineSize: '100%' }),
    },
  },
  defaultVariants: { tone: 'neutral', size: 'regular', width: 'own' },
});

/** Label and waiting face share one cell: the button is as wide as the wider, always. */
export const faces = style(inLayer('primitives', { display: 'grid', justifyItems: 'center' }));

export const face = recipe({
  base: inLayer('primitives', {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.tight,
  }),
  variants: {
    shown: { true: {}, false: inLayer('primitives', { opacity: 0 }) },
  },
});

export const icon = style(
  inLayer('primitives', { inlineSize: '1.125rem', blockSize: '1.125rem', flexShrink: 0 }),
);

export const ball = style(
  inLayer('primitives', { inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0 }),
);
