import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#add', children: 'Add venue' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <Stack direction="along">
        <ButtonLink {...args} tone="primary" icon={Plus}>
          {actions.add}
        </ButtonLink>
        <ButtonLink {...args}>{actions.edit}</ButtonLink>
        <ButtonLink {...args} tone="quiet" newTabLabel={messages.newTab}>
          {messages.website}
        </ButtonLink>
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    await expect(canvas.getByRole('link', { name: actions.add })).not.toHaveAttribute('target');
    const outward = canvas.getByRole('link', { name: `${messages.website} (${messages.newTab})` });
    await expect(outward).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
