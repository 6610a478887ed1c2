import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { choiceLine, choiceMark } from '../choice.ts';

export const line = style({ ...choiceLine, paddingBlock: vars.space.hair });

/** Drawn with borders only, which high-contrast modes show. */
export const dot = style({
  appearance: 'none',
  ...choiceMark,
  cursor: 'inherit',
  borderRadius: vars.radius.round,
  selectors: {
    [`${line}:hover &:not(:disabled, :checked)`]: { borderColor: vars.color.edgeHover },
    '&:checked': {
      borderWidth: '0.4375rem',
      borderColor: vars.color.brand.edge,
    },
    '&:disabled': { background: vars.color.page, borderColor: vars.color.line },
    '&:checked:disabled': { borderColor: vars.color.textMuted },
  },
});

/** No use to a finger, and a phone needs the room. */
export const hint = style({
  display: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  '@media': { '(pointer: fine) and (min-width: 48em)': { display: 'block' } },
});
