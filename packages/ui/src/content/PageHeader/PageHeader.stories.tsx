import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatrixList } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { translated } from '../../sample-copy/translated.ts';
import { PageHeader } from './PageHeader.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { guide: page, home } = contentCopy(globals);
  return { title: page.title, lead: page.lead, home: { label: home, href: '#home' } };
};

const meta = {
  title: 'Content/PageHeader',
  component: PageHeader,
  args: copy({}),
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <PageHeader {...translated(args, copy, globals)} />,
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const header = translated(args, copy, globals);
    const { title, sentence } = longCopy(globals);
    return (
      // In `main`, a header is no landmark of the page, which may have only one.
      <main>
        <MatrixList
          items={{
            rest: <PageHeader {...header} />,
            hover: <PageHeader {...header} />,
            focus: <PageHeader {...header} />,
            'no lead': <PageHeader {...header} lead={undefined} />,
            'long words': <PageHeader {...header} title={title} lead={sentence} />,
          }}
        />
      </main>
    );
  },
};

export const WithLead: Story = {};
