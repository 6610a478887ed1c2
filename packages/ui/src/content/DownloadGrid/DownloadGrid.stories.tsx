import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { translated } from '../../sample-copy/translated.ts';
import { samplePictures } from './DownloadGrid.examples.tsx';
import { DownloadGrid } from './DownloadGrid.tsx';

const meta = {
  title: 'Content/DownloadGrid',
  component: DownloadGrid,
  args: samplePictures({}),
  argTypes: { files: { control: 'object' } },
  render: (args, { globals }) => <DownloadGrid {...translated(args, samplePictures, globals)} />,
} satisfies Meta<typeof DownloadGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const grid = translated(args, samplePictures, globals);
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
