import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'A legal text, such as the privacy policy: when it was last changed, its chapters beside it, a measure that reads well.',
  avoid: 'Several documents on one page are a GuideLayout. For the words themselves use Prose.',
  anatomy: [
    ['Head', 'The PageHead: the way back, the title, the date of the last change.'],
    ['Contents', 'A link for each chapter given; the one in view is marked.'],
    ['Document', 'The text; its own title is left out, the page has it.'],
  ],
  states: [
    ['Loading', 'A spinner with its words in the middle of the page; no contents yet.'],
    [
      'Ready',
      'The document, and its contents if there are any; without, it starts where the title does.',
    ],
    ['Missing', 'A quiet note: the server has no such document.'],
    [
      'Failed',
      'A red note, which interrupts a screen reader: it could not be asked. A button tries again.',
    ],
    [
      'Desk',
      'The contents stay in sight. More than eight scroll by themselves, with a shade at the end behind which there are more.',
    ],
    ['Phone, tablet', 'The contents fold away behind a toggle, also before scripts run.'],
    ['Printed', 'Black on white, without the contents.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the way back, then each chapter; folded away, the toggle.'],
    ['Enter, Space on the toggle', 'Open and close the contents.'],
    ['Enter on a chapter', 'Leads to it, and closes the contents where they fold.'],
    ['Arrow keys on the contents', 'Scroll them, where there are more than eight.'],
  ],
  code: `import { headingsOf, LegalLayout, Prose } from '@campetto/ui';

const labels = { newTab: 'opens in a new tab', table: 'Table', code: 'Code' };

export function Privacy({ policy }: { policy: string }) {
  const chapters = headingsOf(policy, { idPrefix: 'chapter-' }).filter(({ level }) => level === 2);
  return (
    <LegalLayout
      labels={{
        contents: 'On this page',
        loading: 'Loading the privacy policy',
        missing: 'Privacy policy not found.',
        failed: 'Error loading privacy policy.',
        retry: 'Try again',
      }}
      title="Privacy policy"
      updated="Last updated: April 2025"
      home={{ label: 'Back to the home page', href: '/' }}
      document={{
        status: 'ready',
        content: (
          <Prose markdown={policy} labels={labels} title="omitted" idPrefix="chapter-" />
        ),
        contents: chapters.map(({ id, text }) => ({ id, label: text })),
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'Tell missing from failed: one is an answer, the other may pass.',
      dont: 'Show “not found” when the connection broke: who needs the policy gives up.',
    },
  ],
};
