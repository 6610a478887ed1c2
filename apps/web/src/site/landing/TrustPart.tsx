import { PATHS } from '@campetto/contract';
import { TrustSection } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { QUESTIONS } from './questions.ts';

const FAIR_PLAY = `${PATHS.documentation}#trust-fairplay`;

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
          link: { label: t`How players are verified`, href: FAIR_PLAY },
        },
        {
          title: t`Reputation`,
          text: t`It grows when you turn up on time and play fair, and falls when you leave the others waiting. They see your band before they play with you.`,
          link: { label: t`How reputation works`, href: FAIR_PLAY },
        },
        {
          title: t`Secure payments`,
          text: t`Share, fee and total are in front of you before you pay, through an authorised provider. Campetto keeps no card data.`,
          link: { label: t`How payments work`, href: PATHS.terms },
        },
        {
          title: t`A free plan`,
          text: t`Joining, chatting, levels and ratings cost nothing. A match can have a cost, and paid plans may come: you always see the price first.`,
          link: { label: t`What is free`, href: PATHS.terms },
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
