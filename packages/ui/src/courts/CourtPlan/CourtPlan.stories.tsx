import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourtPlan } from './CourtPlan.tsx';

const meta = {
  title: 'Courts/CourtPlan',
  component: CourtPlan,
  args: { court: 'football' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourtPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = {};
export const Basketball: Story = { args: { court: 'basketball' } };
export const Tennis: Story = { args: { court: 'tennis' } };
export const Padel: Story = { args: { court: 'padel' } };
export const Volleyball: Story = { args: { court: 'volleyball' } };
export const AnySport: Story = { args: { court: 'any' } };
export const BoldLines: Story = { args: { court: 'padel', lineWidth: 4 } };
