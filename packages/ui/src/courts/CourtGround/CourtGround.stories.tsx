import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourtGround } from './CourtGround.tsx';

const meta = {
  title: 'Courts/CourtGround',
  component: CourtGround,
  args: { court: 'football' },
} satisfies Meta<typeof CourtGround>;
export default meta;
type Story = StoryObj<typeof meta>;

const courts = ['football', 'basketball', 'tennis', 'padel', 'volleyball', 'any'] as const;

export const EverySport: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
      }}
    >
      {courts.map((court) => (
        <div key={court} style={{ blockSize: '8.25rem' }}>
          <CourtGround court={court}>{court}</CourtGround>
        </div>
      ))}
    </div>
  ),
};
