import type { ReactNode } from 'react';
import { marketingCopy } from '../sample-copy/marketing.ts';
import { FindMatchScreen } from './FindMatchScreen/index.ts';
import { Footer } from './Footer/index.ts';
import { Hero, Marked } from './Hero/index.ts';
import { PhoneFrame } from './PhoneFrame/index.ts';

/** Filled-in pieces that more than one story shows. */
interface SampleProps {
  globals: Record<string, unknown>;
}

export function SamplePhone({ globals }: SampleProps) {
  const { alt, ...screen } = marketingCopy(globals).phone;
  return (
    <PhoneFrame label={alt}>
      <FindMatchScreen {...screen} />
    </PhoneFrame>
  );
}

export function samplePictures(globals: SampleProps['globals']): ReactNode[] {
  return [1, 2, 3, 4].map((key) => <SamplePhone key={key} globals={globals} />);
}

export function SampleHero(props: SampleProps & { title?: string; picture?: ReactNode }) {
  const { hero } = marketingCopy(props.globals);
  const title = props.title ?? (
    <>
      {hero.title} <Marked>{hero.marked}</Marked>
    </>
  );
  const picture = 'picture' in props ? props.picture : <SamplePhone globals={props.globals} />;
  return (
    <Hero
      {...hero}
      title={title}
      trust={{ label: hero.trust, faces: ['GM', 'LR', 'AC', 'SB'] }}
      picture={picture}
    />
  );
}

export function SampleFooter({ globals }: SampleProps) {
  const { brand, footer, newTab } = marketingCopy(globals);
  return <Footer {...footer} brand={brand} labels={{ ...footer.labels, newTab }} />;
}
