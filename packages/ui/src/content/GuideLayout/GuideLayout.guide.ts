import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'A guide on one page: all its sections one under the other, a list of them beside it that follows the reading.',
  avoid:
    'A single document, such as a policy, is a LegalLayout. For the words themselves use Prose.',
  anatomy: [
    ['Head', 'The PageHead: the way back, the title, a lead.'],
    ['Contents', 'A link for each section, with an icon if given; the one in view is marked.'],
    ['Section', 'Its content brings its own h2; parted from the next by a line.'],
  ],
  states: [
    ['Ready', 'The content.'],
    ['All loading', 'One spinner for the whole guide.'],
    ['One loading', 'Its title and a spinner; the others can be read.'],
    ['Missing', 'Its title, and a quiet note.'],
    ['Failed', 'Its title, and a red note that interrupts a screen reader. A button tries again.'],
    ['Desk', 'The contents stay in sight. More than eight scroll by themselves.'],
    ['Phone, tablet', 'The contents fold away behind a toggle, also before scripts run.'],
    ['Printed', 'Without the contents, each section on a new page.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the way back, then each entry of the contents; folded away, its toggle.'],
    ['Enter, Space on the toggle', 'Open and close the contents.'],
    ['Enter on an entry', 'Leads to the section, and closes the contents where they fold.'],
    ['Arrow keys on the contents', 'Scroll them, where there are more than eight.'],
  ],
  code: `import { GuideLayout, Prose } from '@campetto/ui';

const labels = { newTab: 'opens in a new tab', table: 'Table', code: 'Formula' };

export function GuidePage({ levels }: { levels: string }) {
  return (
    <GuideLayout
      labels={{
        contents: 'Sections of the guide',
        loading: 'Loading the guide',
        missing: 'Content not available.',
        failed: 'Error loading content.',
        retry: 'Try again',
      }}
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
            <Prose markdown={levels} labels={labels} headingOffset={1} idPrefix="levels-" />
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
      do: 'Give each Prose headingOffset 1 and the section’s id as prefix.',
      dont: 'Leave them out: the page gets several h1, and two headings may share an id.',
    },
  ],
};
