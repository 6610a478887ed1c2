import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A guide on one page: all sections one below the other, and a list of them that marks the section in view.',
  avoid: 'A single document, such as a policy, is a LegalLayout. For the text itself use Prose.',
  anatomy: [
    ['Header', 'The PageHeader: the back link, the title, a lead.'],
    ['Contents', 'A link for each section, with an icon if given; the one in view is marked.'],
    ['Search', 'Optional: a GuideSearch above the sections.'],
    ['Section', 'Its content contains its own h2; a line separates it from the next one.'],
  ],
  states: [
    ['Ready', 'The content.'],
    ['All loading', 'One spinner for the whole guide.'],
    ['One loading', 'Its title and a spinner; the others are readable.'],
    ['Missing', 'Its title and a quiet note.'],
    ['Failed', 'Its title and a red note that is announced at once. A button retries.'],
    [
      'Tried again',
      'A quiet note. The button keeps the focus, which moves to the section when the text arrives.',
    ],
    [
      'Desktop',
      'The contents stay visible. If they are longer than the window, they scroll on their own.',
    ],
    ['Phone, tablet', 'The contents are folded behind a toggle, also before scripts run.'],
    ['Printed', 'Without the contents, each section on a new page.'],
  ],
  keyboard: [
    [
      'Tab',
      'Reaches the back link, then each entry of the contents; if folded, the toggle; then the search.',
    ],
    ['Enter, Space on the toggle', 'Open and close the contents.'],
    ['Enter on an entry', 'Leads to the section, and folds the contents on small screens.'],
    ['Arrow keys on the contents', 'Scroll them, if they are longer than the window.'],
  ],
  code: `import { GuideLayout } from '@campetto/ui';
import { Prose } from '@campetto/ui/prose';
import { labels } from '@campetto/ui/labels/en';

export function GuidePage({ levels }: { levels: string }) {
  return (
    <GuideLayout
      labels={labels.GuideLayout}
      title="How Campetto works"
      home={{ label: 'Back to the home page', href: '/' }}
      activeId="levels"
      sections={[
        {
          id: 'levels',
          title: 'User levels',
          icon: 'levels',
          status: 'ready',
          content: (
            <Prose markdown={levels} labels={labels.Prose} headingOffset={1} idPrefix="levels-" />
          ),
        },
        { id: 'seasons', title: 'Seasons', icon: 'seasons', status: 'loading' },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'A section for each subject: the list of contents leads to them.',
      dont: 'One section with everything: the list has a single entry.',
    },
    {
      do: 'Give each Prose headingOffset 1 and the section’s id as prefix.',
      dont: 'Omit them: the page gets several h1, and two headings may share an id.',
    },
  ],
  content: [
    'The title of a section is also its entry in the contents: a noun with one or two more words, such as “Seasons system”.',
    'The label of the contents says what they list, “Sections of the guide”: on a phone it is the button that opens them.',
    'What loads has no full stop, “Loading the guide”; what failed is a sentence: “Error loading content.”',
    'The lead is one sentence that names the subjects: “Levels, ranking, seasons and fair play: the rules, with examples.”',
  ],
  screenReader: [
    'Each section begins with an h2; the contents are a navigation, in which the section in view is the current one.',
  ],
};
