import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { adminCopy } from '../../sample-copy/admin.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { label: 'Skip to content', targetId: 'there' },
  argTypes: { label: { control: false }, targetId: { control: false } },
  // In a frame, because the link would cover the corner of the page of documentation.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  render: (args, { globals }) => {
    const { skipToContent } = adminCopy(globals).shell;
    return (
      <>
        <SkipLink {...args} label={skipToContent} />
        <p id="there" tabIndex={-1}>
          …
        </p>
      </>
    );
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link with the focus; without it, the link is invisible. */
export const Matrix: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').classList.add('pseudo-focus', 'pseudo-focus-visible');
  },
};

export const Focused: Story = {
  name: 'is visible when focused and moves to the content',
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: adminCopy(globals).shell.skipToContent });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(link).toHaveAttribute('href', '#there');
  },
};
