import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from './Stack.tsx';

const gaps = ['tight', 'snug', 'regular', 'roomy', 'wide'] as const;

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    gap: 'regular',
    direction: 'down',
    children: Object.values(primitivesCopy({}).cities).map((city) => (
      <Badge key={city}>{city}</Badge>
    )),
  },
  argTypes: {
    gap: { control: 'select', options: gaps },
    direction: { control: 'inline-radio', options: ['down', 'along'] },
    children: { control: false },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <Grid rows={gaps} columns={['down', 'along']}>
      {(gap, direction) => (
        <div style={{ inlineSize: '20rem' }}>
          <Stack gap={gap} direction={direction}>
            {Object.values(primitivesCopy(globals).sports)
              .slice(0, direction === 'down' ? 3 : 5)
              .map((sport) => (
                <Badge key={sport}>{sport}</Badge>
              ))}
          </Stack>
        </div>
      )}
    </Grid>
  ),
};

export const Along: Story = { args: { direction: 'along', gap: 'tight' } };

export const Aligned: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => (
    <Grid rows={['start', 'center', 'end', 'stretch']} columns={['along']}>
      {(align, direction) => (
        <div style={{ inlineSize: '20rem' }}>
          <Stack direction={direction} align={align}>
            <Heading level={3} size="page">
              {primitivesCopy(globals).cities.verona}
            </Heading>
            <Badge>{primitivesCopy(globals).sports.padel}</Badge>
          </Stack>
        </div>
      )}
    </Grid>
  ),
};
