import type { ReactNode } from 'react';
import { ChatScreen } from '../app-screens/ChatScreen/ChatScreen.tsx';
import { FindMatchScreen } from '../app-screens/FindMatchScreen/FindMatchScreen.tsx';
import { LevelScreen } from '../app-screens/LevelScreen/LevelScreen.tsx';
import { MatchDetailScreen } from '../app-screens/MatchDetailScreen/MatchDetailScreen.tsx';
import { title as caption } from '../docs/Matrix.css.ts';
import { marketingCopy } from '../sample-copy/marketing.ts';
import { phoneScreensCopy } from '../sample-copy/phoneScreens.ts';
import { painted } from '../theme/shared/page.css.ts';
import { Footer } from './Footer/index.ts';
import { Hero, HighlightedText } from './Hero/index.ts';
import { PhoneFrame } from './PhoneFrame/index.ts';

/** Components with sample content that several stories show. */
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
    // A table that is wider than a phone has its background across its whole width.
    <div className={painted} style={{ padding: '0.75rem', minInlineSize: 'min-content' }}>
      {children}
    </div>
  );
}

/** Variants of a small component, side by side where there is room. */
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

/** As large as the screen of a PhoneFrame 320 px wide, in whole px, as for a screenshot. */
export function ScreenSize({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: '298px', blockSize: '620px' }}>{children}</div>;
}

/** The variants of a screen of the phone, side by side. */
export function ScreenShelf({ items }: { items: Record<string, ReactNode> }) {
  const sized = Object.entries(items).map(([name, item]) => [
    name,
    <ScreenSize key={name}>{item}</ScreenSize>,
  ]);
  return <Shelf width="298px" items={Object.fromEntries(sized)} />;
}

export function SampleTitle({ globals }: SampleProps) {
  const { before, highlighted, after } = marketingCopy(globals).hero.title;
  return (
    <>
      {before}
      <HighlightedText>{highlighted}</HighlightedText>
      {after}
    </>
  );
}

export function SampleHero({ globals }: SampleProps) {
  return (
    <Hero
      {...marketingCopy(globals).hero}
      title={<SampleTitle globals={globals} />}
      picture={<SamplePhone globals={globals} />}
    />
  );
}

export function SampleFooter({ globals }: SampleProps) {
  const { brand, footer } = marketingCopy(globals);
  return <Footer {...footer} brand={brand} />;
}
