import { HowItWorks } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { AppScreen } from './AppScreen.tsx';

/** Eight steps and four pictures of the app (spec §2.2). */
export function HowItWorksPart() {
  const { t } = useLingui();
  return (
    <HowItWorks
      id="how-it-works"
      eyebrow={t`How it works`}
      title={t`From the sofa to kick-off in eight steps`}
      lead={t`No group chats with ninety unread messages. No missing tenth player.`}
      steps={[
        { title: t`Get the app`, text: t`It is free, on iPhone and on Android.` },
        { title: t`Say what you play`, text: t`Pick your sports and how good you are.` },
        { title: t`Look around`, text: t`See the matches near you, tonight or next week.` },
        { title: t`Take a spot`, text: t`One tap, and the team knows you are in.` },
        { title: t`Talk it over`, text: t`Bibs, balls and lifts, in the match chat.` },
        { title: t`Play`, text: t`Address and kick-off time, one tap away.` },
        { title: t`Vote`, text: t`Enter the result and choose the best player.` },
        { title: t`Level up`, text: t`XP, and new ranks to climb every season.` },
      ]}
      pictures={[
        <AppScreen key="find" screen="findMatch" loading="lazy" />,
        <AppScreen key="match" screen="matchDetail" loading="lazy" />,
        <AppScreen key="chat" screen="chat" loading="lazy" />,
        <AppScreen key="level" screen="level" loading="lazy" />,
      ]}
      action={{ label: t`Find your first match`, href: '/#download' }}
    />
  );
}
