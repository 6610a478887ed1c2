import { heroTexts } from '@campetto/messages/landing/hero';
import { Hero, HighlightedText } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { AppScreen } from './AppScreen.tsx';
import { FIGURES } from './figures.ts';

/** The promise, and the first step (spec §2.2). */
export function HeroPart() {
  const { i18n } = useLingui();
  const { title, ...texts } = heroTexts(i18n, FIGURES);
  return (
    <Hero
      {...texts}
      title={
        <>
          {title.before}
          <HighlightedText>{title.highlighted}</HighlightedText>
          {title.after}
        </>
      }
      picture={<AppScreen screen="findMatch" />}
    />
  );
}
