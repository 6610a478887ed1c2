import type { StyleRule } from '@vanilla-extract/css';
import { lowWindow } from '../../tokens/space.ts';
import { vars } from '../contract.css.ts';
import { typography } from '../typography/typography.ts';

/** Close together for a mouse, apart for a finger. */
const FINGER = '(pointer: coarse), (max-width: 47.99em)';

/** A filter of the list as a round button. */
export const filterChip = {
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '2rem',
  paddingInline: '0.625rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
  background: vars.color.card,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [FINGER]: { minBlockSize: vars.size.touch },
    [lowWindow]: { minBlockSize: '1.75rem' },
  },
} satisfies StyleRule;
