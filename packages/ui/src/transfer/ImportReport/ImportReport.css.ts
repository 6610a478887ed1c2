import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

export const report = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.regular,
    padding: space.regular,
    borderRadius: vars.radius.card,
    background: color.card,
    boxShadow: vars.shadow.card,
    '@media': { [breakpoint.tablet]: { padding: space.roomy } },
  }),
);

export const title = style(
  inLayer('components', { ...typography.cardTitle, overflowWrap: 'anywhere' }),
);

export const figures = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: space.tight,
  }),
);

export const figure = recipe({
  base: inLayer('components', {
    display: 'grid',
    alignContent: 'space-between',
    gap: space.hair,
    padding: space.snug,
    border: `${vars.lineWidth.line} solid transparent`,
    borderRadius: vars.radius.control,
  }),
  variants: {
    tone: {
      plain: inLayer('components', { background: color.sunken }),
      positive: toned('positive'),
      warning: toned('warning'),
      critical: toned('critical'),
    },
  },
});

function toned(tone: 'positive' | 'warning' | 'critical') {
  const { soft, softLine } = color[tone];
  return inLayer('components', { background: soft, borderColor: softLine });
}

export const label = style(inLayer('components', typography.label));

export const value = style(
  inLayer('components', { ...typography.figure, fontSize: vars.fontSize.section }),
);

export const notes = style(
  inLayer('components', {
    display: 'grid',
    gap: space.hair,
    maxInlineSize: vars.size.prose,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

export const remarks = style(inLayer('components', { display: 'grid', gap: space.tight }));

export const remarksTitle = style(inLayer('components', typography.label));

export const scroll = style(
  inLayer('components', {
    // Cuts through a line, so that one sees that there are more.
    maxBlockSize: '20.75rem',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
  }),
);

export const remark = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.snug,
    paddingBlock: space.tight,
    paddingInline: space.snug,
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@media': { [breakpoint.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
  }),
);

export const place = style(
  inLayer('components', {
    ...typography.small,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const reason = style(
  inLayer('components', { ...typography.small, overflowWrap: 'anywhere' }),
);

export const more = style(
  inLayer('components', {
    ...typography.small,
    padding: space.snug,
    color: color.textMuted,
  }),
);

export const foot = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: space.tight,
    paddingBlockStart: space.regular,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

globalStyle(
  `${foot} > *`,
  inLayer('components', { '@media': { 'not all and (min-width: 48em)': { flex: '1 1 auto' } } }),
);
