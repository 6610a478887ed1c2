import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { guide } from './CourtGround.guide.ts';
import { CourtGround } from './CourtGround.tsx';

const courts = ['football', 'basketball', 'tennis', 'padel', 'volleyball', 'any'] as const;

const meta = {
  title: 'Foundations/Courts/CourtGround',
  component: CourtGround,
  args: { court: 'football' },
  argTypes: {
    court: { control: 'select', options: courts },
    children: { control: 'text' },
  },
  parameters: { guide },
} satisfies Meta<typeof CourtGround>;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = { wide: '22rem', narrow: '11rem' };

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <Grid rows={courts} columns={['wide', 'narrow', 'content']}>
      {(court, column) => (
        <div
          style={{ inlineSize: widths[column === 'narrow' ? 'narrow' : 'wide'], blockSize: '8rem' }}
        >
          <CourtGround court={court}>
            {column === 'content' && (
              <div style={{ padding: '0.75rem' }}>
                <Badge>{venueCopy(globals).card.noImage}</Badge>
              </div>
            )}
          </CourtGround>
        </div>
      )}
    </Grid>
  ),
};

export const OneGround: Story = {
  args: { court: 'padel' },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem', blockSize: '8.25rem' }}>
      <CourtGround {...args} />
    </div>
  ),
};
