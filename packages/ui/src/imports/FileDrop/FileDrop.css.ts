import { button } from '../../primitives/Button/styles.ts';
import { pickStates } from '../../primitives/FileTarget/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusMargin } from '../../theme/focusMargin.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const zone = style({
  position: 'relative',
  ...oneColumn,
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.tight,
  minBlockSize: '16rem',
  padding: vars.space.roomy,
  border: `${vars.lineWidth.line} dashed ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  // File names may contain no break opportunity.
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:has(input)': { borderColor: vars.color.edgeHover },
    '&:not(:has(input))': { borderColor: vars.color.line },
    '&[data-dragging]': { borderColor: vars.color.brand.edge },
  },
});

export const picture = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  marginBlockEnd: vars.space.tight,
  strokeWidth: 1.25,
  color: vars.color.brand.text,
});

/** The input is at the start of its label, which a page that scrolls to the input shows with it. */
export const choice = style({ display: 'grid', vars: { [focusMargin]: '0.5rem 4.5rem' } });

/** The whole zone is the click target. */
export const pick = style([
  button({ tone: 'brand', size: 'large' }),
  {
    cursor: 'pointer',
    selectors: {
      ...pickStates,
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  },
]);

export const hint = style({
  ...typography.small,
  color: vars.color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});
