import type { Drawing } from '../../docs/page/Rules.tsx';
import { CourtBackground } from './CourtBackground.tsx';

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
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
