import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: ['Verona', 'Milano', 'Roma', 'Torino', 'Napoli'].map((city) => (
      <Badge key={city}>{city}</Badge>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Down: Story = {};

export const Along: Story = { args: { direction: 'along', gap: 'tight' } };
