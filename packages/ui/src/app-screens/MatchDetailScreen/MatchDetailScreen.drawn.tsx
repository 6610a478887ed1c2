import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { phoneScreensCopy } from '../../sample-copy/phone-screens.ts';
import { inPhones } from '../inPhones.tsx';
import { MatchDetailScreen } from './MatchDetailScreen.tsx';

const { alt: _, ...match } = phoneScreensCopy({}).matchDetail;
const nobody = [undefined, undefined, undefined, undefined, undefined] as const;

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  inPhones(pair(MatchDetailScreen, match, { teams: [nobody, nobody] })),
];
