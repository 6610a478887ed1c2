import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { samplePictures } from '../samples.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const { how } = marketingCopy({});

/** Shows the first rule; the other is about what is not shown. */
export const examples: readonly Example[] = [
  miniatures(
    pair(
      HowItWorks,
      { ...how, id: 'short-steps', pictures: samplePictures({}) },
      {
        id: 'long-steps',
        steps: how.steps.map(({ title, text }, index) => ({
          title: `${title}, as step ${index + 1} of your way to the pitch`,
          text: index % 3 === 0 ? `${text} ${how.lead} ${text} ${how.title}, and back.` : text,
        })),
      },
    ),
  ),
];
