import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { equalWidths } from '../../theme/mixins/equalWidths.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** The width of the bar from which there is room for one line. */
const broad = '(min-width: 40rem)';

export const bar = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  padding: vars.space.tight,
  border: `${vars.lineWidth.line} solid ${vars.color.brand.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.motion.rise}`,
});

/** It takes neither room nor a gap among the bars of a ReviewFooter. */
export const empty = style({ position: 'absolute' });

/** In a narrow bar the selection is above the actions; in a broad one all is on one line. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"count clear" "all all" "actions actions"',
  alignItems: 'center',
  columnGap: vars.space.tight,
  '@container': {
    [broad]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"clear count all actions"',
    },
  },
});

export const count = style({
  ...typography.control,
  gridArea: 'count',
  paddingInline: vars.space.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const clear = style({ gridArea: 'clear' });

export const all = style({
  ...typography.control,
  gridArea: 'all',
  justifySelf: 'start',
  minBlockSize: vars.size.touch,
  // Keeps the focus ring off the buttons below.
  marginBlockEnd: vars.space.hair,
  paddingInline: vars.space.tight,
  borderRadius: vars.radius.control,
  color: vars.color.brand.text,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover:not([aria-disabled])': { textDecorationThickness: '2px' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@container': { [broad]: { marginBlockEnd: 0 } },
});

export const actions = style({
  ...equalWidths.row,
  gridArea: 'actions',
  gap: vars.space.tight,
});

globalStyle(`${actions} > *`, equalWidths.item);
