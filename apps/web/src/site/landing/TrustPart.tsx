import { PATHS } from '@campetto/contract';
import { TrustSection } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { QUESTIONS } from './questions.ts';

/** The rules in the guide and in the terms. */
const RULES = {
  verified: `${PATHS.documentation}#trust-fairplay-verified-players`,
  reputation: `${PATHS.documentation}#trust-fairplay-reputation`,
  payments: `${PATHS.terms}#chapter-9-1`,
  free: `${PATHS.terms}#chapter-9-3`,
};

/** What players can rely on, and what they ask first; the rules are in the guide and the terms. */
export function TrustPart() {
  const { t } = useLingui();
  return (
    <TrustSection
      id="trust"
      eyebrow={t`Trust`}
      title={t`Strangers on Tuesday, teammates on Thursday`}
      lead={t`You play with people you have never met. This is what you can rely on.`}
      assurances={[
        {
          title: t`Verified players`,
          text: t`The mark says that somebody really plays under this name: confirmed e-mail and phone, a picture of a person, three matches with others. It is not an identity check.`,
          link: { label: t`How players are verified`, href: RULES.verified },
        },
        {
          title: t`Reputation`,
          text: t`It grows when you turn up on time and play fair, and falls when you leave the others waiting. They see your band before they play with you.`,
          link: { label: t`How reputation works`, href: RULES.reputation },
        },
        {
          title: t`Secure payments`,
          text: t`Share, fee and total are in front of you before you pay, through an authorised provider. Campetto keeps no card data.`,
          link: { label: t`How payments work`, href: RULES.payments },
        },
        {
          title: t`A free plan`,
          text: t`Joining, chatting, levels and ratings cost nothing. A match can have a cost, and paid plans may come: you always see the price first.`,
          link: { label: t`What is free`, href: RULES.free },
        },
      ]}
      questionsTitle={t`Before you ask`}
      questions={QUESTIONS.map(({ question, answer }) => ({
        question: t(question),
        answer: t(answer),
      }))}
    />
  );
}
