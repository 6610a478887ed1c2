import type { Example } from '../../docs/page/Rules.tsx';
import { SamplePhone, SampleTitle } from '../../marketing/samples.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { SocialCard } from './SocialCard.tsx';

const { brand, footer } = marketingCopy({});

/** As small as in a chat. */
const card = (text: string) => (
  <div style={{ zoom: 0.23, overflow: 'hidden' }} inert>
    <SocialCard
      brand={brand.name}
      title={<SampleTitle globals={{}} />}
      text={text}
      picture={<SamplePhone globals={{}} />}
    />
  </div>
);

export const examples: readonly Example[] = [
  {
    do: card(footer.tagline),
    dont: card(`${footer.tagline} campetto.app · ${footer.copyright}`),
  },
];
