import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { control } from './control.css.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Opening hours',
    note: 'optional',
    hint: 'As the venue writes them.',
    children: (tied) => <input {...tied} className={control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ControlOfOnesOwn: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Opening hours/ });
    await expect(input).toHaveAccessibleDescription('As the venue writes them.');
    await expect(input).toBeValid();
  },
};

export const Wrong: Story = {
  args: { error: 'Closing comes before opening.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Closing comes before opening. As the venue writes them.',
    );
  },
};
