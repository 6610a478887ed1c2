import { Miniature } from '../../docs/page/Miniature.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { type FeatureCard, FeatureGrid } from './FeatureGrid.tsx';

const { features } = marketingCopy({});

const grid = (id: string, cards: readonly FeatureCard[]) => (
  <Miniature>
    <FeatureGrid {...features} id={id} cards={cards} />
  </Miniature>
);

export const examples: readonly Example[] = [
  { do: grid('all-kinds', features.cards), dont: grid('kind-missing', features.cards.slice(1)) },
  {
    do: grid('few-words', features.cards),
    dont: grid(
      'sentences',
      features.cards.map((card) => ({
        ...card,
        points: card.points.map(
          (point) => `With Campetto you also get this: ${point}, at any time.`,
        ),
      })),
    ),
  },
];
