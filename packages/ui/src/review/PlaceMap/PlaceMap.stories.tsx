import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { guide } from './PlaceMap.guide.ts';
import { PlaceMap } from './PlaceMap.tsx';
import type { NearbyPlace } from './types.ts';

const MILAN = { latitude: 45.4773, longitude: 9.2298 };
const ADRIATIC = { latitude: 44.05, longitude: 12.75 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

const NEARBY: NearbyPlace[] = [
  ['Centro Sportivo Giuriati', 45.4775, 9.2299],
  ['Padel Club Navigli', 45.4489, 9.1605],
  ['Palestra Comunale Manzoni', 45.5166, 9.2622],
  ['Polisportiva San Lorenzo', 45.4384, 9.2916],
  ['Campo di calcio Belvedere', 45.5002, 9.1361],
  ['Piscina Cozzi', 45.4788, 9.2014],
].map(([name, latitude, longitude]) => ({
  id: String(name),
  name: String(name),
  latitude: Number(latitude),
  longitude: Number(longitude),
}));

const meta = {
  title: 'Review/PlaceMap',
  component: PlaceMap,
  args: { ...findCopy({}).placeMap, point: MILAN },
  argTypes: {
    status: { control: 'select', options: ['pending', 'approved', 'discarded'] },
    describe: { control: false },
    formatDistance: { control: false },
  },
  parameters: { guide },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <PlaceMap {...args} {...findCopy(globals).placeMap} />
    </div>
  ),
} satisfies Meta<typeof PlaceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_, { globals }) => {
    const copy = findCopy(globals).placeMap;
    return (
      <MatrixList
        items={{
          'on land': <PlaceMap {...copy} point={MILAN} status="approved" />,
          'with others': <PlaceMap {...copy} point={MILAN} secondary={NEARBY} />,
          'in the sea': <PlaceMap {...copy} point={ADRIATIC} status="discarded" />,
          outside: <PlaceMap {...copy} point={NEW_YORK} />,
          'without coordinates': <PlaceMap {...copy} point={undefined} />,
          narrow: (
            <div style={{ maxInlineSize: '14rem' }}>
              <PlaceMap {...copy} point={MILAN} />
            </div>
          ),
        }}
      />
    );
  },
};

export const Secondary: Story = {
  name: 'five other venues at most, each with its distance',
  args: { secondary: NEARBY },
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    const { formatDistance } = findCopy(globals).placeMap;
    await expect(items[1]).toHaveTextContent(`Padel Club Navigli, ${formatDistance(6)}`);
    await expect(canvas.getByRole('figure')).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'without coordinates, or with impossible ones, the given text',
  args: { point: { latitude: 91, longitude: 9 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(findCopy(globals).placeMap.missing)).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};
