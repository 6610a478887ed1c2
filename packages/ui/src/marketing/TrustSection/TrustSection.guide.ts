import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Says on the landing page what visitors can rely on, and answers what they ask before they sign up.',
  avoid:
    'What the app does is a FeatureGrid. Rules in full are a page of the guide, to which this one leads.',
  anatomy: [
    ['Heading', 'That of every Section.'],
    [
      'Assurances',
      'Two to four, each with a line above it, a sentence or two, and a link to the rule.',
    ],
    ['Questions', 'Beside or below their title, folded.'],
  ],
  states: [
    [
      'Folded',
      'Only the question is there; the browser finds the words of the answer all the same.',
    ],
    ['Unfolded', 'The answer is below its question. Any number can be open at once.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next link or question.'],
    ['Enter or Space', 'Unfolds or folds the answer.'],
  ],
  code: `import { TrustSection } from '@campetto/ui';

export function Trust() {
  return (
    <TrustSection
      id="trust"
      eyebrow="Trust"
      title="Meet people, not surprises"
      assurances={[
        {
          title: 'Verified players',
          text: 'Somebody really plays under this name.',
          link: { label: 'How players are verified', href: '/documentation#trust-fairplay' },
        },
      ]}
      questionsTitle="Before you ask"
      questions={[{ question: 'Is it free?', answer: 'Joining a match is.' }]}
    />
  );
}
`,
  rules: [
    {
      do: 'Say what is true today, with its limits, and link to the rule.',
      dont: 'Adjectives: “safe” and “trusted” assure nobody.',
    },
  ],
  content: [
    'An assurance is a noun, with an adjective where it needs one: “Verified players”. Its text says what is true, with the limit, in one to three sentences.',
    'Its link names the rule: “How players are verified”, not “Learn more”.',
    'A question is in the visitor’s words, with a question mark: “What if I cannot make it?”',
    'The answer starts with the answer, “No.” or “14, …”: the rest explains it. It is at most 42 rem wide.',
  ],
  screenReader: [
    'A region that is named by its title. Each question is a disclosure that reports whether it is open.',
  ],
};
