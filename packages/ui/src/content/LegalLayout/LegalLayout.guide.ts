import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A legal text, such as the privacy policy: its contents, and a readable line length.',
  avoid: 'Several documents on one page are a GuideLayout. For the text itself use Prose.',
  anatomy: [
    ['Header', 'The PageHeader: the back link and the title.'],
    ['Contents', 'A link for each chapter given; the one in view is marked.'],
    ['Document', 'The text; its own title is omitted, since the page has it.'],
  ],
  states: [
    ['Loading', 'A spinner with its label in the middle of the page; no contents yet.'],
    [
      'Ready',
      'The document, and its contents if there are any; without them it is aligned with the title.',
    ],
    ['Missing', 'A quiet note: the server has no such document.'],
    ['Failed', 'A red note that is announced at once: the request failed. A button retries.'],
    [
      'Tried again',
      'A quiet note. The button keeps the focus, which moves to the page when the text arrives.',
    ],
    [
      'Desktop',
      'The contents stay visible. If they are longer than the window, they scroll on their own, with a shade at the end that has more.',
    ],
    ['Phone, tablet', 'The contents are folded behind a toggle, also before scripts run.'],
    ['Printed', 'Black on white, without the contents.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the back link, then each chapter; if folded, the toggle.'],
    ['Enter, Space on the toggle', 'Open and close the contents.'],
    ['Enter on a chapter', 'Leads to it, and folds the contents on small screens.'],
    ['Arrow keys on the contents', 'Scroll them, if they are longer than the window.'],
  ],
  code: `import { LegalLayout } from '@campetto/ui';
import { headingsOf, Prose } from '@campetto/ui/prose';
import { labels } from '@campetto/ui/labels/en';

const options = { title: 'omitted', idPrefix: 'chapter-' } as const;

export function Privacy({ policy }: { policy: string }) {
  const chapters = headingsOf(policy, options).filter(({ level }) => level === 2);
  return (
    <LegalLayout
      labels={labels.LegalLayout}
      title="Privacy policy"
      home={{ label: 'Back to the home page', href: '/' }}
      document={{
        status: 'ready',
        content: <Prose markdown={policy} labels={labels.Prose} {...options} />,
        contents: chapters.map(({ id, text }) => ({ id, label: text })),
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'Distinguish missing from failed: the first is permanent, the second may pass.',
      dont: 'Show “not found” when the connection failed: whoever needs the policy gives up.',
    },
  ],
  content: [
    'The title is that of the document, not shortened: “Terms and conditions”, not “Terms”.',
    'A failure names the document: “Error loading privacy policy.”, not “Something went wrong.”',
    'The label of the contents is “On this page”: it is the button that opens them on a phone.',
  ],
  screenReader: [
    'The title is the page’s h1; the contents are a navigation, in which the chapter in view is the current one.',
  ],
};
