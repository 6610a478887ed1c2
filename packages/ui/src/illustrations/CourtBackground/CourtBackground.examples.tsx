import type { Example } from '../../docs/page/Rules.tsx';
import { CourtBackground } from './CourtBackground.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <div style={{ blockSize: '9rem' }}>
        <CourtBackground court="padel" />
      </div>
    ),
    dont: (
      <div>
        <CourtBackground court="padel" />
      </div>
    ),
  },
];
