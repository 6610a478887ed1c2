import { style } from '@vanilla-extract/css';
import { button } from '../../primitives/Button/Button.css.ts';
import { pickStates } from '../../primitives/incomingFile.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const zone = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space.tight,
    minBlockSize: '16rem',
    padding: vars.space.roomy,
    border: `${vars.lineWidth.line} dashed ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    // The names of files may hold no place to break at.
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover:has(input)': { borderColor: vars.color.edgeHover },
      '&:not(:has(input))': { borderColor: vars.color.line },
      '&[data-dragging]': { borderColor: vars.color.brand.edge },
    },
  }),
);

export const picture = style(
  inLayer('components', {
    inlineSize: '3rem',
    blockSize: '3rem',
    marginBlockEnd: vars.space.tight,
    strokeWidth: 1.25,
    color: vars.color.brand.text,
  }),
);

/** The whole zone is one big target. */
export const pick = style([
  button({ tone: 'primary', size: 'large' }),
  inLayer('components', {
    cursor: 'pointer',
    selectors: {
      ...pickStates,
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  }),
]);

export const hint = style(
  inLayer('components', {
    ...typography.small,
    color: vars.color.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
