import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { CourtBackground } from './CourtBackground.tsx';

const courts = ['football', 'basketball', 'tennis', 'padel', 'volleyball', 'any'] as const;

const meta = {
  title: 'Illustrations/CourtBackground',
  component: CourtBackground,
  args: { court: 'football' },
  argTypes: {
    court: { control: 'select', options: courts },
    children: { control: 'text' },
  },
} satisfies Meta<typeof CourtBackground>;
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
          <CourtBackground court={court}>
            {column === 'content' && (
              <div style={{ padding: '0.75rem' }}>
                <Badge>{venueCopy(globals).card.noPicture}</Badge>
              </div>
            )}
          </CourtBackground>
        </div>
      )}
    </Grid>
  ),
};

export const OneGround: Story = {
  args: { court: 'padel' },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem', blockSize: '8.25rem' }}>
      <CourtBackground {...args} />
    </div>
  ),
};
