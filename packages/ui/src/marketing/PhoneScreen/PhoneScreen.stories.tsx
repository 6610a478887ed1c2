import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenSize } from '../samples.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';

const meta = {
  title: 'Marketing/PhoneScreen',
  component: PhoneScreen,
  args: { time: '18:42', head: <p style={{ padding: '1em' }}>Head</p>, children: null },
  decorators: [
    (Story) => (
      <ScreenSize>
        <Story />
      </ScreenSize>
    ),
  ],
} satisfies Meta<typeof PhoneScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};
export const OnACard: Story = { args: { ground: 'card', foot: 'Foot' } };
export const Painted: Story = { args: { ground: 'football' } };
export const PaintedAtNight: Story = { args: { ground: 'padel' }, globals: { theme: 'dark' } };
