import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const panel = style(
  inLayer('components', {
    containerType: 'inline-size',
    padding: vars.space.roomy,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.shadow.card,
  }),
);

export const title = style(
  inLayer('components', { ...typography.cardTitle, marginBlockEnd: vars.space.regular }),
);

export const row = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space.snug,
    rowGap: '2px',
    alignItems: 'center',
    paddingBlock: vars.space.snug,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

export const icon = style(inLayer('components', { gridRow: '1 / span 2', alignSelf: 'start' }));

export const text = style(
  inLayer('components', {
    fontSize: vars.fontSize.control,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(
  inLayer('components', {
    ...typography.small,
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.snug,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

/** Below the words where there is no room beside them. */
export const undo = style(
  inLayer('components', {
    gridColumn: 2,
    justifySelf: 'start',
    marginBlockStart: vars.space.hair,
    selectors: {
      // A button's words begin where the sentence does.
      '&:has(> button)': { marginInlineStart: `calc(-1 * ${vars.space.regular})` },
    },
    '@container': {
      '(min-width: 30rem)': { gridArea: '1 / 3 / span 2', marginBlockStart: 0 },
    },
  }),
);

// Clear of the words.
globalStyle(`${undo} > :focus-visible`, inLayer('components', { outlineOffset: '-3px' }));
