import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { sea } from '../map/styles.ts';

const { color, space } = vars;

export const figure = style({ display: 'grid', gap: space.hair, minInlineSize: 0 });

export const map = style({
  position: 'relative',
  blockSize: '12rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: sea,
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

/** A marker, with its middle at the place. */
const marker = {
  position: 'absolute',
  insetBlockStart: '-0.625rem',
  insetInlineStart: '-0.625rem',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
} as const;

export const point = style({ ...marker, zIndex: 1 });

export const other = style({
  ...marker,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0.25rem',
      border: `0.1875rem solid ${color.text}`,
      borderRadius: vars.radius.round,
      background: color.card,
    },
  },
});

/** The name of another venue, above the middle of its line. */
export const otherName = style({
  position: 'absolute',
  insetBlockStart: '-0.5em',
  insetInlineStart: 0,
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.tiny,
  lineHeight: 1,
  // A halo keeps the name legible on lines.
  textShadow: `0 0 2px ${color.card}, 0 0 2px ${color.card}, 0 0 3px ${color.card}`,
});

/** The scale: a bar with its length in kilometres, as on a printed map. */
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
