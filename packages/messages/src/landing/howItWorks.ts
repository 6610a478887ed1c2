import type { HowItWorksProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The eight steps (spec §2.2). */
export const howItWorksTexts = (i18n: I18n): Omit<HowItWorksProps, 'id' | 'pictures'> => ({
  eyebrow: t(i18n)`How it works`,
  title: t(i18n)`Eight steps from the sofa to kick-off`,
  lead: t(i18n)`No group chats with ninety unread messages. No missing tenth player.`,
  steps: [
    { title: t(i18n)`Get the app`, text: t(i18n)`It is free, on iPhone and on Android.` },
    { title: t(i18n)`Say what you play`, text: t(i18n)`Pick your sports and how good you are.` },
    { title: t(i18n)`Look around`, text: t(i18n)`See the matches near you, tonight or next week.` },
    { title: t(i18n)`Take a spot`, text: t(i18n)`One tap, and the team knows you are in.` },
    { title: t(i18n)`Talk it over`, text: t(i18n)`Bibs, balls and lifts, in the match chat.` },
    { title: t(i18n)`Play`, text: t(i18n)`Address and kick-off time, one tap away.` },
    { title: t(i18n)`Vote`, text: t(i18n)`Enter the result and choose the best player.` },
    { title: t(i18n)`Level up`, text: t(i18n)`XP, and new ranks to climb every season.` },
  ],
  action: { label: t(i18n)`Find your first match`, href: '/#download' },
});
