import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { inPhones } from '../inPhones.tsx';
import { FindMatchScreen } from './FindMatchScreen.tsx';

const { alt: _, ...screen } = marketingCopy({}).phone;

export const examples: readonly Example[] = [
  inPhones(
    pair(FindMatchScreen, screen, {
      matches: screen.matches.map((match, index) => ({
        ...match,
        title: `Match ${index + 1}`,
        detail: 'Time · players · level',
        spots: '0 spots',
      })),
    }),
  ),
];
