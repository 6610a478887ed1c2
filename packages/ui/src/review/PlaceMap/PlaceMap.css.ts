import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

const { color, space } = vars;

export const figure = style({ display: 'grid', gap: space.hair, minInlineSize: 0 });

export const map = style({
  position: 'relative',
  blockSize: '12rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '12rem',
  padding: space.regular,
  border: `1px dashed ${color.edge}`,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  textAlign: 'center',
});

/** Only for screen readers; takes no room. */
export const names = style({ position: 'absolute' });

export const caption = style({ ...typography.small, color: color.textMuted });

const spot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  blockSize: 0,
});

export const point = style([spot, { display: 'grid', placeContent: 'center', zIndex: 1 }]);

export const other = style([
  spot,
  {
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: '-0.375rem',
        border: `0.1875rem solid ${color.text}`,
        borderRadius: vars.radius.round,
        background: color.card,
      },
    },
  },
]);

export const otherName = style({
  position: 'absolute',
  insetBlockStart: '-0.625rem',
  maxInlineSize: '9rem',
  paddingInline: space.hair,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.chip,
  background: color.card,
  fontSize: vars.fontSize.tiny,
  lineHeight: vars.lineHeight.snug,
});

/** A length of the map, as on paper. */
export const scale = style({
  position: 'absolute',
  insetBlockEnd: space.tight,
  insetInlineStart: space.tight,
  paddingInline: space.hair,
  border: `0.125rem solid ${color.textMuted}`,
  borderBlockStart: 'none',
  background: `color-mix(in srgb, ${color.card} 80%, transparent)`,
  color: color.text,
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.2,
  textAlign: 'center',
});
