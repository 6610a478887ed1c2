import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ContinueReview } from './ContinueReview.tsx';

const meta = {
  title: 'Admin/ContinueReview',
  component: ContinueReview,
  args: { ...adminCopy({}).task.left, href: '#venues' },
  argTypes: { title: { control: false }, detail: { control: false } },
  render: (args, { globals }) => <ContinueReview {...args} {...adminCopy(globals).task.left} />,
} satisfies Meta<typeof ContinueReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_, { globals }) => {
    const { task } = adminCopy(globals);
    return (
      <MatrixList
        items={{
          'work left': <ContinueReview {...task.left} href="#venues" />,
          'pace unknown': <ContinueReview {...task.unknownPace} href="#venues" />,
          hover: <ContinueReview {...task.left} href="#venues" />,
          focus: <ContinueReview {...task.left} href="#venues" />,
          loading: <ContinueReview title={undefined} />,
          'nothing left': <ContinueReview {...task.done} />,
        }}
      />
    );
  },
};

export const WorkLeft: Story = {};

export const NothingLeft: Story = {
  name: '[DASH-5] says that nothing is left',
  render: (_, { globals }) => <ContinueReview {...adminCopy(globals).task.done} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(adminCopy(globals).task.done.title)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
