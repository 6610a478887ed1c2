import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { phoneScreensCopy } from '../../sample-copy/phoneScreens.ts';
import { inPhones } from '../inPhones.tsx';
import { MatchDetailScreen } from './MatchDetailScreen.tsx';

const { alt: _, ...match } = phoneScreensCopy({}).matchDetail;
const nobody = [undefined, undefined, undefined, undefined, undefined] as const;

export const examples: readonly Example[] = [
  inPhones(pair(MatchDetailScreen, match, { teams: [nobody, nobody] })),
];
