import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'rated 4.3 out of 5' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the star is visible; the text is for screen readers. */
export const Matrix: Story = {
  render: (args) => (
    <p>
      <span aria-hidden="true">★ 4.3</span> <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('rated 4.3 out of 5').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
