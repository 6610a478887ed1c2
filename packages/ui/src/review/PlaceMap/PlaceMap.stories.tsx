import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import type { MapPosition } from '../map/position.ts';
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

/** The words of a position, once the outlines are loaded. */
async function expectPosition(
  canvas: { getByRole: (role: string) => HTMLElement },
  globals: Record<string, unknown>,
  position: MapPosition,
) {
  const text = findCopy(globals).placeMap.describe(position);
  await waitFor(() => expect(canvas.getByRole('figure')).toHaveAccessibleName(text), {
    timeout: 10_000,
  });
}

export const OnLand: Story = {
  name: 'on land: the nearest town and the country, in words and on the map',
  play: async ({ canvas, canvasElement, globals }) => {
    const town = { name: 'Milano', kilometres: 4, direction: 'northeast' } as const;
    await expectPosition(canvas, globals, { on: 'land', country: 'IT', town });
    const names = Array.from(
      canvasElement.querySelectorAll('svg text'),
      (each) => each.textContent,
    );
    await expect(names).toContain('Milano');
  },
};

export const InTheSea: Story = {
  name: 'in the sea',
  args: { point: ADRIATIC },
  play: async ({ canvas, globals }) => {
    const town = { name: 'Riccione', kilometres: 9.4, direction: 'northeast' } as const;
    await expectPosition(canvas, globals, { on: 'sea', town });
  },
};

export const Outside: Story = {
  name: 'far from the countries of the map: outlines of a continent',
  args: { point: NEW_YORK },
  play: async ({ canvas, canvasElement, globals }) => {
    await expectPosition(canvas, globals, { on: 'outside' });
    const { formatDistance } = findCopy(globals).placeMap;
    await expect(canvas.getByText(formatDistance(500))).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull());
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
