import { howItWorksTexts } from '@campetto/messages/landing/howItWorks';
import { HowItWorks } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { AppScreen } from './AppScreen.tsx';

/** Eight steps and four pictures of the app (spec §2.2). */
export function HowItWorksPart() {
  const { i18n } = useLingui();
  return (
    <HowItWorks
      id="how-it-works"
      {...howItWorksTexts(i18n)}
      pictures={[
        <AppScreen key="find" screen="findMatch" />,
        <AppScreen key="match" screen="matchDetail" />,
        <AppScreen key="chat" screen="chat" />,
        <AppScreen key="level" screen="level" />,
      ]}
    />
  );
}
