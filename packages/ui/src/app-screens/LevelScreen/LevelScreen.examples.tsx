import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { phoneScreensCopy } from '../../sample-copy/phoneScreens.ts';
import { inPhones } from '../inPhones.tsx';
import { LevelScreen } from './LevelScreen.tsx';

const { alt: _, ...level } = phoneScreensCopy({}).level;

export const examples: readonly Example[] = [
  inPhones(
    pair(LevelScreen, level, {
      xp: { part: 0.2, now: '720 / 1,200 XP', next: '900 to level 14' },
      weeks: { ...level.weeks, gain: '+500' },
    }),
  ),
];
