import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows where the venues of a list are, without asking anybody for a map: coastlines and borders from afar, a grid of degrees from near.',
  avoid:
    'To find the way to one venue, link to a real map. It is no substitute for the list either: what has no place is not on it.',
  anatomy: [
    ['Map', 'Framed so that all venues are in it; numbered along its left and lower edge.'],
    [
      'Marker',
      'A form for each status, so that nobody needs the colours. It stands 28 px apart from its neighbours, 44 px for a finger.',
    ],
    ['Count', 'In place of markers that would cover one another.'],
    ['Name', 'Beside the venue at hand always, beside others when they are pointed at.'],
    ['Show all', 'Once one has come closer.'],
    [
      'Foot',
      'Legend, how many venues have no place, and a link to a real map of the venue at hand.',
    ],
  ],
  states: [
    ['All', 'Frames every venue.'],
    ['Closer', 'Frames a few, until another than these is at hand.'],
    ['One at hand', 'Larger, on top of the others, with its name.'],
    ['A pile', 'Venues at one spot: each press goes on to the next of them.'],
    ['One status', 'No legend, since there is nothing to tell apart.'],
    ['Empty', 'Says that none of them has a place.'],
  ],
  keyboard: [
    ['Tab', 'One stop for all markers, then Show all and the link.'],
    ['Arrows', 'Lead to the next marker in that direction.'],
    ['Home, End', 'The first and the last marker.'],
    ['Enter, Space', 'Select the venue, or come closer to those that are counted.'],
  ],
  code: `import { type MapVenue, VenueMap } from '@campetto/ui';
import { useState } from 'react';

export function Places({ venues }: { venues: readonly MapVenue[] }) {
  const [active, setActive] = useState<string | null>(null);
  return (
    <VenueMap
      labels={{
        title: 'Where they are',
        hint: 'Arrow keys lead from venue to venue.',
        showAll: 'Show all',
        empty: 'None of these venues has a place.',
        statuses: { pending: 'Pending', approved: 'Approved', discarded: 'Discarded' },
      }}
      venues={venues}
      active={active}
      formatGroup={(count) => \`\${count} venues\`}
      formatDegrees={(degrees) => \`\${degrees}°\`}
      onSelect={setActive}
    />
  );
}
`,
};
