import type { Example } from '../../docs/page/Rules.tsx';
import { vars } from '../../theme/contract.css.ts';
import { CourtPlan } from './CourtPlan.tsx';

const under = (color: string) => (
  <div style={{ position: 'relative', blockSize: '9rem', overflow: 'hidden' }}>
    <div style={{ position: 'absolute', inset: 0, color }}>
      <CourtPlan court="tennis" fit="cover" lineWidth={3} />
    </div>
    <p style={{ position: 'relative' }}>
      Two of the four players are missing for the match on Thursday evening in San Zeno. Bring a
      light and a dark shirt, and enough water for ninety minutes.
    </p>
  </div>
);

export const examples: readonly Example[] = [
  { do: under(vars.color.line), dont: under(vars.color.text) },
];
