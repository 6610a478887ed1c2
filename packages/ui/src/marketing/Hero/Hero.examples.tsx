import { Miniature } from '../../docs/page/Miniature.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { SamplePhone, SampleTitle } from '../samples.tsx';
import { Hero, type HeroProps } from './Hero.tsx';
import { HighlightedText } from './HighlightedText.tsx';

const { hero } = marketingCopy({});

const picture = (changed: Partial<HeroProps>) => (
  <Miniature>
    <Hero
      {...hero}
      title={<SampleTitle globals={{}} />}
      picture={<SamplePhone globals={{}} />}
      {...changed}
    />
  </Miniature>
);

export const examples: readonly Example[] = [
  {
    do: picture({}),
    dont: picture({
      title: <HighlightedText>{Object.values(hero.title).join('')}</HighlightedText>,
    }),
  },
  {
    do: picture({}),
    dont: picture({
      subtitle: 'Welcome to Campetto!',
      callouts: [{ sign: '!', title: 'Find matches near you', text: 'Football, padel and tennis' }],
    }),
  },
];
