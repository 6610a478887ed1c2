import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import type { CourtKind } from '../CourtPlan/plans.tsx';

function painted(court: CourtKind) {
  const { ground, text } = vars.color.court[court];
  return inLayer('primitives', { background: ground, color: text });
}

export const ground = recipe({
  base: inLayer('primitives', {
    position: 'relative',
    isolation: 'isolate',
    blockSize: '100%',
    overflow: 'hidden',
  }),
  variants: {
    court: {
      football: painted('football'),
      basketball: painted('basketball'),
      tennis: painted('tennis'),
      padel: painted('padel'),
      volleyball: painted('volleyball'),
      any: painted('any'),
    },
  },
});

function line(court: CourtKind) {
  return inLayer('primitives', { color: vars.color.court[court].line });
}

/** Hung from the top, cut off below: one looks into the court, not at a map of it. */
export const lines = recipe({
  base: inLayer('primitives', {
    position: 'absolute',
    zIndex: -1,
    insetInline: '7%',
    insetBlockStart: '0.75rem',
  }),
  variants: {
    court: {
      football: line('football'),
      basketball: line('basketball'),
      tennis: line('tennis'),
      padel: line('padel'),
      volleyball: line('volleyball'),
      any: line('any'),
    },
  },
});

export const content = style(inLayer('primitives', { blockSize: '100%' }));
