import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import type { MapVenue } from './types.ts';
import { VenueMap } from './VenueMap.tsx';

const { degrees, map, mapFrame, mapGroup, mapMissing } = findCopy({});

const VENUES: MapVenue[] = [
  { id: '1', name: 'Giuriati', status: 'pending', latitude: 45.477, longitude: 9.23 },
  { id: '2', name: 'San Lorenzo', status: 'approved', latitude: 45.438, longitude: 10.99 },
];

export const examples: readonly Example[] = [
  pair(
    VenueMap,
    {
      labels: { ...map, statuses: venueCopy({}).statuses },
      venues: VENUES,
      active: null,
      missing: mapMissing,
      formatGroup: mapGroup,
      formatFrame: mapFrame,
      formatDegrees: degrees,
      onSelect: () => {},
    },
    { missing: undefined },
  ),
];
