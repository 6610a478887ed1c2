import { PATHS } from '@campetto/contract';
import type { TrustSectionProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { QUESTIONS } from './questions.ts';

/** Links to the rules in the guide and in the terms. */
const RULES = {
  verified: `${PATHS.documentation}#trust-fairplay-verified-players`,
  reputation: `${PATHS.documentation}#trust-fairplay-reputation`,
  payments: `${PATHS.terms}#chapter-9-1`,
  free: `${PATHS.terms}#chapter-9-3`,
};

/** What players can rely on, and what they ask first; the rules are in the guide and the terms. */
export const trustTexts = (i18n: I18n): Omit<TrustSectionProps, 'id'> => ({
  eyebrow: t(i18n)`Trust`,
  title: t(i18n)`Strangers on Tuesday, teammates on Thursday`,
  lead: t(i18n)`You play with people you have never met. This is what you can rely on.`,
  assurances: [
    {
      title: t(i18n)`Verified players`,
      text: t(
        i18n,
      )`The mark says that somebody really plays under this name: confirmed phone and email, a picture of a person, three matches with others. It is not an identity check.`,
      link: { label: t(i18n)`How players are verified`, href: RULES.verified },
    },
    {
      title: t(i18n)`Reputation`,
      text: t(
        i18n,
      )`It grows when you turn up on time and play fair, and falls when you leave the others waiting. They see your band before they play with you.`,
      link: { label: t(i18n)`How reputation works`, href: RULES.reputation },
    },
    {
      title: t(i18n)`Secure payments`,
      text: t(
        i18n,
      )`Share, fee and total are in front of you before you pay, through an authorised provider. Campetto keeps no card data.`,
      link: { label: t(i18n)`How payments work`, href: RULES.payments },
    },
    {
      title: t(i18n)`A free plan`,
      text: t(
        i18n,
      )`Joining, chatting, levels and ratings cost nothing. A match can have a cost, and paid plans may come: you always see the price first.`,
      link: { label: t(i18n)`What is free`, href: RULES.free },
    },
  ],
  questionsTitle: t(i18n)`Before you ask`,
  questions: QUESTIONS.map(({ question, answer }) => ({
    question: i18n._(question),
    answer: i18n._(answer),
  })),
});
