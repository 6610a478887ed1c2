import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

const phone = '(max-width: 47.99em)';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const notice = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.tight,
    maxInlineSize: 'min(40rem, 100%)',
    padding: `0.375rem 0.375rem 0.375rem ${vars.space.regular}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.float,
    animation: `${rise} ${vars.motion.rise}`,
    '@media': { [phone]: { flexWrap: 'wrap' } },
  },
  variants: {
    tone: {
      neutral: {
        background: vars.color.bar.raised,
        color: vars.color.bar.text,
        // Separates it from dark cards, on which a shadow is invisible.
        border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
        vars: {
          [vars.color.text]: vars.color.bar.text,
          [vars.color.sunken]: vars.color.bar.ground,
          [vars.color.focus]: vars.color.bar.focus,
        },
      },
      critical: {
        background: vars.color.critical.soft,
        color: vars.color.text,
        border: `${vars.lineWidth.line} solid ${vars.color.critical.softLine}`,
        vars: {
          [vars.color.sunken]: vars.color.card,
          // Not the accent colour, which stands for success.
          [vars.color.spark]: vars.color.card,
          [vars.color.sparkHover]: vars.color.card,
          [vars.color.onSpark]: vars.color.text,
        },
      },
    },
  },
});

/** An empty notice takes neither room nor a gap among the bars of a ReviewFooter. */
export const empty = style({ position: 'absolute' });

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  color: vars.color.critical.text,
});

const besideAnother = ':has(> [data-notice] ~ [data-notice]) > [data-notice] > &:not([role=alert])';

/** The least width of the text beside the buttons; with less, as with large text on a phone, it is above them. */
const room = 'min(7.5rem, 100%)';

export const text = style({
  ...typography.control,
  flex: `1 1 ${room}`,
  minInlineSize: 0,
  paddingBlock: vars.space.tight,
  paddingInlineEnd: vars.space.tight,
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      selectors: {
        // A long text has the whole width beside the icon, so that the buttons wrap below it.
        '[data-notice="long"] > &': { flexBasis: 'calc(100% - 2.5rem)' },
        // Several notices would cover half of the list, so their texts are cut to two lines, except those of failures.
        [besideAnother]: {
          ...typography.label,
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          flexBasis: room,
          paddingBlock: 0,
        },
      },
    },
  },
});

/** Wraps below the text as a whole if there is no room beside it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.tight,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
});

const edge = { boxShadow: `inset 0 0 0 ${vars.lineWidth.line} currentColor` } as const;

export const action = style({
  ...typography.control,
  minBlockSize: vars.size.touch,
  paddingInline: '1rem',
  borderRadius: vars.radius.control,
  background: vars.color.spark,
  color: vars.color.onSpark,
  selectors: {
    '&:hover': { background: vars.color.sparkHover },
    [`${notice.classNames.variants.tone.critical} &`]: edge,
    // While pending the button has an edge, but not the accent colour.
    '&[aria-disabled="true"]': {
      ...edge,
      background: 'transparent',
      color: 'inherit',
      cursor: 'progress',
    },
  },
});
