import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/primitives.ts';
import { byCourt } from '../CourtPlan/byCourt.ts';
import type { CourtKind } from '../CourtPlan/plans.tsx';

function painted(court: CourtKind) {
  const { ground, text } = vars.color.court[court];
  return { background: ground, color: text };
}

export const ground = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    blockSize: '100%',
    overflow: 'hidden',
  },
  variants: { court: byCourt(painted) },
});

function line(court: CourtKind) {
  return { color: vars.color.court[court].line };
}

/** Aligned to the top and cut off below, so that it does not look like a map. */
export const lines = recipe({
  base: {
    position: 'absolute',
    zIndex: -1,
    insetInline: '7%',
    insetBlockStart: '0.75rem',
  },
  variants: { court: byCourt(line) },
});

export const content = style({ blockSize: '100%' });
