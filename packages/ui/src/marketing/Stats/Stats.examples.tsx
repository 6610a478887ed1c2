import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Stats } from './Stats.tsx';

const { stats } = marketingCopy({}).testimonials;
const EXACT = ['503', '4.8731/5', '1,234,567', '94.86%'];

export const examples: readonly Example[] = [
  pair(
    Stats,
    { stats },
    { stats: stats.map(({ label, value }, index) => ({ label, value: EXACT[index] ?? value })) },
  ),
];
