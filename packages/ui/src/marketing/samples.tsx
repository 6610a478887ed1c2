import type { ReactNode } from 'react';
import { title as caption } from '../docs/Matrix.css.ts';
import { marketingCopy } from '../sample-copy/marketing.ts';
import { phoneScreensCopy } from '../sample-copy/phone-screens.ts';
import { ChatScreen } from './ChatScreen/index.ts';
import { FindMatchScreen } from './FindMatchScreen/index.ts';
import { Footer } from './Footer/index.ts';
import { Hero, Marked } from './Hero/index.ts';
import { LevelScreen } from './LevelScreen/index.ts';
import { MatchDetailScreen } from './MatchDetailScreen/index.ts';
import { PhoneFrame } from './PhoneFrame/index.ts';
import { painted } from './page.css.ts';

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
  const { matchDetail, chat, level } = phoneScreensCopy(globals);
  return [
    <SamplePhone key="find" globals={globals} />,
    <PhoneFrame key="match" label={matchDetail.alt}>
      <MatchDetailScreen {...matchDetail} />
    </PhoneFrame>,
    <PhoneFrame key="chat" label={chat.alt}>
      <ChatScreen {...chat} />
    </PhoneFrame>,
    <PhoneFrame key="level" label={level.alt}>
      <LevelScreen {...level} />
    </PhoneFrame>,
  ];
}

export function OnPaint({ children }: { children: ReactNode }) {
  return (
    // A table that is wider than a phone takes its paint along.
    <div className={painted} style={{ padding: '0.75rem', minInlineSize: 'min-content' }}>
      {children}
    </div>
  );
}

/** Looks of a piece that is no wider than a card, side by side where there is room. */
export function Shelf({ items, width }: { items: Record<string, ReactNode>; width: string }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1.5rem' }}>
      {Object.entries(items).map(([name, item]) => (
        <div key={name} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <p className={caption}>{name}</p>
          {item}
        </div>
      ))}
    </div>
  );
}

/** On one page twice, landmarks bear the same name twice; in a product each page has one of them. */
export const severalOnOnePage = {
  a11y: {
    config: {
      rules: ['landmark-unique', 'landmark-no-duplicate-main'].map((id) => ({
        id,
        enabled: false,
      })),
    },
  },
};

/** As large as the glass of a PhoneFrame 320 px wide, in whole px: what is photographed. */
export function ScreenSize({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: '298px', blockSize: '620px' }}>{children}</div>;
}

export function SampleHero({ globals }: SampleProps) {
  const { title, marked, trust, ...hero } = marketingCopy(globals).hero;
  return (
    <Hero
      {...hero}
      title={
        <>
          {title} <Marked>{marked}</Marked>
        </>
      }
      trust={{ label: trust, faces: ['GM', 'LR', 'AC', 'SB'] }}
      picture={<SamplePhone globals={globals} />}
    />
  );
}

export function SampleFooter({ globals }: SampleProps) {
  const { brand, footer, newTab } = marketingCopy(globals);
  return <Footer {...footer} brand={brand} labels={{ ...footer.labels, newTab }} />;
}
