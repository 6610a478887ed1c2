import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const stages = style({
  '@media': {
    // The stages of a row share three grid rows, so that their steps are on one line.
    [breakpoint.tablet]: {
      gridTemplateColumns: 'repeat(2, 1fr)',
      gridAutoRows: '15rem auto auto',
      rowGap: vars.space.wide,
    },
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

/** The picture is above its two steps. */
export const stage = style({
  ...oneColumn,
  gridTemplateRows: '15rem auto',
  gap: vars.space.roomy,
  '@media': { [breakpoint.tablet]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
});

/** The lower edge cuts the picture off, so that it is large enough to be read. */
export const picture = style({
  overflow: 'hidden',
  paddingBlockStart: '1rem',
  paddingInline: 'max(1rem, 50% - 7.5rem)',
  borderRadius: '1.5rem',
  background: vars.color.brand.soft,
  contain: 'size',
  '@media': {
    [breakpoint.tablet]: { paddingInline: 'max(1.5rem, 50% - 7rem)' },
  },
});

export const steps = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.roomy,
  '@media': { [breakpoint.tablet]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
  // A background of its own, because axe would test the text against the cut-off part of the picture.
  background: vars.color.card,
});

globalStyle(`${steps} > li`, {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space.snug,
});

export const number = style({
  ...typography.cardTitle,
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  border: `${vars.lineWidth.line} solid ${vars.color.brand.edge}`,
  borderRadius: vars.radius.round,
  color: vars.color.brand.text,
  fontSize: vars.fontSize.body,
});

export const title = style({ paddingBlockStart: '0.3rem', overflowWrap: 'anywhere' });

export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const action = style({ marginBlockStart: vars.space.wide, textAlign: 'center' });
