import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { CourtPlan } from './CourtPlan.tsx';

const courts = ['football', 'basketball', 'tennis', 'padel', 'volleyball', 'any'] as const;

const meta = {
  title: 'Illustrations/CourtPlan',
  component: CourtPlan,
  args: { court: 'football', lineWidth: 1.5, fit: 'contain' },
  argTypes: {
    court: { control: 'select', options: courts },
    lineWidth: { control: { type: 'range', min: 1, max: 6, step: 0.5 } },
    fit: { control: 'inline-radio', options: ['contain', 'cover'] },
  },
} satisfies Meta<typeof CourtPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

const ways = {
  contain: {},
  cover: { fit: 'cover' },
  bold: { lineWidth: 4 },
} as const;

export const Matrix: Story = {
  render: () => (
    <Grid rows={courts} columns={['contain', 'cover', 'bold']}>
      {(court, way) => (
        <div style={{ inlineSize: '14rem', blockSize: '9rem', overflow: 'clip' }}>
          <CourtPlan court={court} {...ways[way]} />
        </div>
      )}
    </Grid>
  ),
};

export const OnePlan: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '32rem' }}>
      <CourtPlan {...args} />
    </div>
  ),
};
