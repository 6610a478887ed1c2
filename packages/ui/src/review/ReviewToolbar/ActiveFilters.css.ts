import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { quickShown } from './quickShown.ts';

// Close together for a mouse, apart for a finger.
const finger = '(pointer: coarse), (max-width: 47.99em)';

export const list = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
});

/** All of it is among the quick filters. */
export const onlyQuick = style([list, { '@media': { [quickShown]: { display: 'none' } } }]);

export const quick = style({ '@media': { [quickShown]: { display: 'none' } } });

export const chip = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '2rem',
  paddingInline: vars.space.snug,
  border: `1px solid ${vars.color.brand.edge}`,
  borderRadius: vars.radius.round,
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.card } },
  '@media': { [finger]: { minBlockSize: vars.size.touch } },
});

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });
