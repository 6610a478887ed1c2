import type { Example } from '../../docs/page/Rules.tsx';
import { TextLink } from './TextLink.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <p>
        Read the <TextLink href="#fair-play">rules of fair play</TextLink>.
      </p>
    ),
    dont: (
      <p>
        For the rules of fair play <TextLink href="#fair-play">click here</TextLink>.
      </p>
    ),
  },
];
