import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { spoken } from '../../sample-copy/spoken.ts';
import { guide } from './DownloadGrid.guide.ts';
import { DownloadGrid } from './DownloadGrid.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 62"%3E%3Crect width="30" height="62" fill="%230E6FE6"/%3E%3C/svg%3E';

const copy = (globals: Record<string, unknown>) => {
  const { names, ...labels } = contentCopy(globals).pressKit;
  const files = names.map((name, index) => ({
    name,
    href: `${PICTURE}#${index}`,
    format: 'PNG',
    width: 300,
    height: 620,
  }));
  return { ...labels, files };
};

const meta = {
  title: 'Content/DownloadGrid',
  component: DownloadGrid,
  args: copy({}),
  argTypes: { files: { control: 'object' } },
  parameters: { guide },
  render: (args, { globals }) => <DownloadGrid {...spoken(args, copy, globals)} />,
} satisfies Meta<typeof DownloadGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const grid = spoken(args, copy, globals);
    const { title, label } = longCopy(globals);
    return (
      <MatrixList
        items={{
          several: <DownloadGrid {...grid} />,
          one: <DownloadGrid {...grid} label={label} files={grid.files.slice(0, 1)} />,
          'long words': (
            <DownloadGrid
              {...grid}
              label={title}
              files={grid.files.map((file) => ({ ...file, name: title }))}
            />
          ),
        }}
      />
    );
  },
};

export const Several: Story = {
  play: async ({ canvas, globals }) => {
    const { names, label } = contentCopy(globals).pressKit;
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    for (const name of names) {
      const link = canvas.getByRole('link', { name: new RegExp(`PNG: ${name}$`) });
      await expect(link).toHaveAttribute('download');
    }
  },
};
