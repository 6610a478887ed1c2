import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { useReported } from '../../docs/useReported.ts';
import { findCopy } from '../../sample-copy/find.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import type { MapVenue, VenueMapProps } from './types.ts';
import { VenueMap } from './VenueMap.tsx';

const VENUES: MapVenue[] = [
  ['Centro Sportivo Giuriati', 'pending', 45.47731, 9.22987],
  ['Padel Club Navigli', 'pending', 45.44892, 9.16047],
  ['Palestra Comunale Manzoni', 'approved', 45.57657, 9.162173],
  ['Campo di calcio Belvedere', 'discarded', 45.81021, 9.08613],
  ['Polisportiva San Lorenzo', 'pending', 45.4384, 10.9916],
  ['Stade Charléty', 'approved', 48.8188, 2.3467],
  ['Instalación Deportiva Básica Jardines de José Luis Sampedro', 'pending', 40.42244, -3.649439],
  ['Broomwood Park', 'discarded', 51.4517, -0.1626],
  ['Sportanlage Tegel', 'pending', 52.5829, 13.2894],
].map(([name, status, latitude, longitude]) => ({
  id: String(name),
  name: String(name),
  status: status as MapVenue['status'],
  latitude: Number(latitude),
  longitude: Number(longitude),
}));
const [giuriati, navigli, , , lorenzo, , madrid] = VENUES.map(({ name }) => name) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

type StatefulProps = VenueMapProps & { globals: Record<string, unknown> };

function Stateful(props: StatefulProps) {
  const [active, onSelect] = useReported(props.active, props.onSelect);
  return <Translated {...props} active={active} onSelect={onSelect} />;
}

function Translated({ globals, active, ...props }: StatefulProps) {
  const { map, mapGroup, mapFrame, mapLink, mapMissing, degrees } = findCopy(globals);
  return (
    <VenueMap
      {...props}
      labels={{ ...map, statuses: venueCopy(globals).statuses }}
      active={active}
      missing={props.missing && mapMissing}
      link={
        active === null
          ? undefined
          : { ...mapLink, href: 'https://www.openstreetmap.org/?mlat=45.4489&mlon=9.1604' }
      }
      formatGroup={mapGroup}
      formatFrame={mapFrame}
      formatDegrees={degrees}
    />
  );
}

const meta = {
  title: 'Review/VenueMap',
  component: VenueMap,
  args: {
    labels: { ...findCopy({}).map, statuses: venueCopy({}).statuses },
    venues: VENUES,
    active: null,
    formatGroup: findCopy({}).mapGroup,
    formatFrame: findCopy({}).mapFrame,
    formatDegrees: String,
    onSelect: fn(),
  },
  argTypes: {
    labels: { control: false },
    venues: { control: false },
    active: { control: 'select', options: [null, ...VENUES.map(({ id }) => id)] },
    formatGroup: { control: false },
    formatFrame: { control: false },
    formatDegrees: { control: false },
    pointed: { control: 'select', options: [undefined, ...VENUES.map(({ id }) => id)] },
  },
  render: (args, { globals }) => <Stateful key={args.active} {...args} globals={globals} />,
} satisfies Meta<typeof VenueMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const map = { ...args, globals };
    const near = VENUES.slice(0, 2);
    return (
      <MatrixList
        items={{
          'all, one at hand': <Stateful {...map} active={madrid} missing="3" />,
          'near, nobody at hand': <Stateful {...map} venues={VENUES.slice(0, 5)} />,
          hover: <Stateful {...map} venues={near} />,
          focus: <Stateful {...map} venues={near} />,
          empty: <Stateful {...map} venues={[]} missing="3" />,
          narrow: (
            <div style={{ maxInlineSize: '20rem' }}>
              <Stateful {...map} active={giuriati} missing="3" />
            </div>
          ),
        }}
      />
    );
  },
};

export const Europe: Story = {
  name: 'the list, the venue at hand, and what has no place',
  args: { active: madrid, missing: '3' },
  play: async ({ canvas, globals }) => {
    const { map, mapLink, mapMissing } = findCopy(globals);
    await expect(canvas.getByRole('region', { name: map.title })).toBeVisible();
    const list = canvas.getByRole('list', { name: map.title });
    await expect(list).toHaveAccessibleDescription(map.hint);
    await expect(canvas.getByText(mapMissing)).toBeVisible();
    const at = canvas.getByRole('button', { current: true });
    await expect(at).toHaveAccessibleName(new RegExp(madrid));
    await waitFor(() => expect(within(list).getByText(madrid)).toBeVisible());
    await expect(canvas.getByRole('link', { name: new RegExp(mapLink.label) })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap'),
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  name: 'one stop for Tab, arrows from venue to venue, Enter selects',
  args: { venues: VENUES.slice(4), active: lorenzo },
  play: async ({ args, canvas, globals }) => {
    const { mapLink } = findCopy(globals);
    const { statuses } = venueCopy(globals);
    await userEvent.tab();
    const start = canvas.getByRole('button', { name: `${lorenzo}, ${statuses.pending}` });
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /Charléty/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /Broomwood/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    const west = canvas.getByRole('button', { name: new RegExp(madrid) });
    await expect(west).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(madrid);
    await expect(west).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(mapLink.label) })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(west).toHaveFocus();
  },
};

export const ComesCloser: Story = {
  name: 'venues that would cover one another are counted; Enter comes closer, and back',
  // Without the venue in Verona, which is grouped with Milan only in some windows.
  args: { venues: VENUES.filter(({ name }) => name !== lorenzo) },
  play: async ({ args, canvas, globals }) => {
    const { map, mapGroup, mapFrame } = findCopy(globals);
    const group = await canvas.findByRole('button', { name: mapGroup([giuriati, '', '', '']) });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    const [first] = await canvas.findAllByRole('button', { name: /Giuriati/ });
    await expect(first).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /Broomwood/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(mapFrame(4, true))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: map.showAll }));
    await expect(canvas.getByText(mapFrame(args.venues.length, false))).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: mapGroup([giuriati, '', '', '']) }),
    ).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /Broomwood/ })).toBeVisible();
    await userEvent.keyboard('{Enter}{Home}{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: /Giuriati/ })).toHaveFocus();
  },
};

/** Removes the venue at hand and selects the next, as a decision does. */
function Decided(props: StatefulProps) {
  const [venues, setVenues] = useState(props.venues);
  const [active, setActive] = useState(props.active);
  return (
    <>
      <Translated {...props} venues={venues} active={active} onSelect={setActive} />
      <button
        type="button"
        onClick={() => {
          const rest = venues.filter(({ id }) => id !== active);
          setVenues(rest);
          setActive(rest[0]?.id ?? null);
        }}
      >
        Decide
      </button>
    </>
  );
}

export const StaysClose: Story = {
  tags: ['!autodocs'],
  name: 'the zoomed map stays where it is while the venue at hand is on it, and else moves there',
  args: {
    active: 'Near 1',
    venues: [
      ['Near 1', 45.4, 9],
      ['Near 2', 45.408, 9],
      ['Beside', 45.404, 9.035],
      ['Far', 45.5, 9.2],
    ].map(([name, latitude, longitude]) => ({
      id: String(name),
      name: String(name),
      status: 'pending',
      latitude: Number(latitude),
      longitude: Number(longitude),
    })),
  },
  render: (args, { globals }) => <Decided {...args} globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { map } = findCopy(globals);
    const marker = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`) });
    const spot = () => marker('Near 2').getBoundingClientRect().toJSON();
    await userEvent.click(await canvas.findByRole('button', { name: /^2 / }));
    const before = spot();
    await userEvent.click(marker('Beside'));
    await expect(marker('Beside')).toHaveAttribute('aria-current');
    await expect(spot()).toEqual(before);
    const decide = marker('Decide');
    for (const next of ['Near 1', 'Near 2']) {
      await userEvent.click(decide);
      await expect(marker(next)).toHaveAttribute('aria-current');
      await expect(spot()).toEqual(before);
    }
    await userEvent.click(decide);
    await expect(marker('Far')).toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: map.showAll })).toBeVisible();
  },
};

export const OneSpot: Story = {
  name: 'several venues at one place: each click selects the next',
  args: {
    venues: [giuriati, navigli].map((name) => ({
      id: name,
      name,
      status: 'pending',
      latitude: 45.4773,
      longitude: 9.2298,
    })),
  },
  play: async ({ args, canvas }) => {
    const marker = canvas.getByRole('button');
    // The map shows enough around the venues for the name of their town.
    await expect(await canvas.findByText('Milano')).toBeVisible();
    await userEvent.click(marker);
    await expect(args.onSelect).toHaveBeenLastCalledWith(giuriati);
    await userEvent.click(marker);
    await expect(args.onSelect).toHaveBeenLastCalledWith(navigli);
    await userEvent.click(marker);
    await expect(args.onSelect).toHaveBeenLastCalledWith(giuriati);
  },
};

export const Pointed: Story = {
  name: 'a venue that is pointed at elsewhere stands out; a marker reports pointer and focus',
  args: { pointed: madrid, onPoint: fn() },
  play: async ({ args, canvas }) => {
    const marker = canvas.getByRole('button', { name: new RegExp(madrid) });
    await expect(marker).toHaveAttribute('data-pointed');
    await waitFor(() => expect(canvas.getByText(madrid)).toBeVisible());
    await expect(marker).not.toHaveAttribute('aria-current');
    const paris = canvas.getByRole('button', { name: /Charléty/ });
    await expect(paris).not.toHaveAttribute('data-pointed');
    await userEvent.hover(paris);
    await expect(args.onPoint).toHaveBeenLastCalledWith(['Stade Charléty']);
    await userEvent.unhover(paris);
    await expect(args.onPoint).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await expect(args.onPoint).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.any(String)]),
    );
  },
};

export const DateLine: Story = {
  name: 'venues on both sides of the date line are near each other',
  args: {
    venues: [179.95, -179.95].map((longitude) => ({
      id: String(longitude),
      name: `Waya ${longitude}`,
      status: 'pending',
      latitude: -16.8,
      longitude,
    })),
  },
  play: async ({ canvas }) => {
    const [east, west] = canvas
      .getAllByRole('button')
      .map((marker) => marker.getBoundingClientRect().x) as [number, number];
    await expect(east).toBeLessThan(west);
    await expect(canvas.getByText(/^180[.,]0+° /)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'nothing has a place',
  args: { venues: [], missing: '3' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(findCopy(globals).map.empty)).toBeVisible();
  },
};
