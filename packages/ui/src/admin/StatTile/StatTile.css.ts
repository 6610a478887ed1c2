import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

/** The width of the tile up to which its label is below the icon in the corner. */
const narrow = '(max-width: 9rem)';

export const tile = style({
  containerType: 'inline-size',
  position: 'relative',
  ...oneColumn,
  alignContent: 'space-between',
  gap: vars.space.regular,
  blockSize: '100%',
  minBlockSize: '8rem',
  padding: vars.space.regular,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  // A shadow alone would not be visible in the dark theme.
  selectors: {
    'a&:hover': {
      boxShadow: `0 0 0 ${vars.lineWidth.line} ${vars.color.edge}, ${vars.shadow.card}`,
    },
  },
  transition: `box-shadow ${vars.motion.quick}`,
});

export const label = style({
  ...typography.label,
  color: vars.color.textMuted,
  paddingInlineEnd: '3.5rem',
  // The label is below the corner in a tile too narrow for a word beside it.
  '@container': { [narrow]: { paddingInlineEnd: 0, paddingBlockStart: '3.5rem' } },
});

export const value = style({
  ...typography.figure,
  // Seven digits fit a tile of 160 px.
  fontSize: `min(${vars.fontSize.page}, 19cqi)`,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '1.08em',
});

/** As high as the figure. */
export const pending = style({ fontSize: '0.72em' });

/** The quarter circle at a pitch's corner, in the colour of the status. */
export const corner = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: '-1.5px',
    insetInlineEnd: '-1.5px',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    display: 'grid',
    placeItems: 'center',
    paddingInlineStart: '0.75rem',
    paddingBlockEnd: '0.75rem',
    borderEndStartRadius: '100%',
    borderWidth: vars.lineWidth.line,
    borderStyle: 'solid',
  },
  variants: {
    kind: {
      pending: toned('warning'),
      approved: toned('positive'),
      discarded: toned('critical'),
      total: toned('brand'),
    },
  },
});

function toned(tone: 'warning' | 'positive' | 'critical' | 'brand') {
  const { text, soft, softLine } = vars.color[tone];
  return { color: text, background: soft, borderColor: softLine };
}
