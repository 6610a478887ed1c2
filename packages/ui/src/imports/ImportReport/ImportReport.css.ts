import { vars } from '../../theme/contract.css.ts';
import { partsPanel } from '../../theme/mixins/cardPanel.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

export const report = style(partsPanel);

export const title = style({ overflowWrap: 'anywhere' });

/** Figures grow to fill each line, also the last one. */
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });

export const figure = recipe({
  base: {
    flex: '1 1 8rem',
    display: 'grid',
    alignContent: 'space-between',
    gap: space.hair,
    padding: space.snug,
    border: `${vars.lineWidth.line} solid transparent`,
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      neutral: { background: color.sunken },
      positive: toned('positive'),
      warning: toned('warning'),
      critical: toned('critical'),
    },
  },
});

function toned(tone: 'positive' | 'warning' | 'critical') {
  const { soft, softLine } = color[tone];
  return { background: soft, borderColor: softLine };
}

export const label = style(typography.label);

export const value = style({ ...typography.figure, fontSize: vars.fontSize.section });

export const notes = style({
  display: 'grid',
  gap: space.hair,
  maxInlineSize: vars.size.prose,
  color: color.textMuted,
  textWrap: 'pretty',
});

export const remarks = style({ display: 'grid', gap: space.tight });

export const scroll = style({
  // Ends in the middle of a line, which shows that more lines follow.
  maxBlockSize: '20.75rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.lineWidth.line} solid ${color.line}`,
  borderRadius: vars.radius.control,
});

export const remark = style({
  ...oneColumn,
  columnGap: space.snug,
  paddingBlock: space.tight,
  paddingInline: space.snug,
  borderBlockEnd: `${vars.lineWidth.line} solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});

export const place = style({
  ...typography.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const reasons = style({
  ...typography.small,
  display: 'grid',
  gap: space.hair,
  overflowWrap: 'anywhere',
});

export const more = style({
  ...typography.small,
  padding: space.snug,
  color: color.textMuted,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.tight,
  paddingBlockStart: space.regular,
  borderBlockStart: `${vars.lineWidth.line} solid ${color.line}`,
});

globalStyle(`${footer} > *`, {
  '@media': { [`not all and ${breakpoint.tablet}`]: { flex: '1 1 auto' } },
});
