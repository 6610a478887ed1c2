import { Miniature } from '../../docs/page/Miniature.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Section, type SectionProps } from './Section.tsx';

const { features, download } = marketingCopy({});

const pair = (name: string, grounds: readonly SectionProps['ground'][]) => (
  <Miniature>
    {[features, download].map(({ eyebrow, title, lead }, index) => (
      <Section
        key={title}
        id={`${name}-${index}`}
        eyebrow={eyebrow}
        title={title}
        ground={grounds[index]}
      >
        <p>{lead}</p>
      </Section>
    ))}
  </Miniature>
);

/** Shows the first rule; the other is about what cannot be seen. */
export const examples: readonly Example[] = [
  { do: pair('alternating', ['page', 'painted']), dont: pair('merged', ['painted', 'painted']) },
];
