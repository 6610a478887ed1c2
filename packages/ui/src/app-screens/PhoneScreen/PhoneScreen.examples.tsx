import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { inPhones } from '../inPhones.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';

const { time, title, where } = marketingCopy({}).phone;

const sized = (fontSize: string, padding: string) => (
  <PhoneScreen time={time} header={<p style={{ fontSize, padding }}>{title}</p>}>
    <p style={{ fontSize, padding }}>{where}</p>
  </PhoneScreen>
);

export const examples: readonly Example[] = [
  inPhones({ do: sized('1.5em', '0 0.8em 0.8em'), dont: sized('2.5rem', '0 2rem 2rem') }),
];
