import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows where the venues of a list are, without a map service: coasts, borders and towns of the countries of the product, and a grid of degrees.',
  avoid:
    'For the way to one venue link to a real map. It does not replace the list either: venues without coordinates are not on it.',
  anatomy: [
    [
      'Map',
      'Its extent contains all venues; numbered along its left and lower edge. Loaded when it is shown.',
    ],
    ['Towns', 'As many names as have room, the largest towns first; none below a marker.'],
    [
      'Marker',
      'A shape for each status, so that colour is not needed. Markers are 28 px apart, 44 px for touch.',
    ],
    ['Count', 'Replaces markers that would cover each other.'],
    [
      'Name',
      'Always beside the selected venue, beside others on hover, and beside the one that is `pointed` at in the list.',
    ],
    ['Show all', 'After zooming in.'],
    [
      'Footer',
      'Legend, how many venues have no coordinates, and a link to a real map of the selected venue.',
    ],
  ],
  states: [
    ['All', 'Shows every venue.'],
    [
      'Zoomed',
      'Shows a few. It stays there while the selected venue is on it, and else moves as far as needed.',
    ],
    ['One selected', 'Larger, on top of the others, with its name.'],
    ['Shared coordinates', 'Venues at one point: each press selects the next of them.'],
    ['One status', 'No legend, since there is nothing to distinguish.'],
    ['Empty', 'States that none of them has coordinates.'],
  ],
  keyboard: [
    ['Tab', 'One stop for all markers, then Show all and the link.'],
    ['Arrows', 'Move to the next marker in that direction.'],
    ['Home, End', 'The first and the last marker.'],
    ['Enter, Space', 'Select the venue, or zoom in on the counted ones.'],
  ],
  code: `import { type MapVenue, VenueMap } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { useState } from 'react';

export function Places({ venues }: { venues: readonly MapVenue[] }) {
  const [active, setActive] = useState<string | null>(null);
  return (
    <VenueMap
      labels={labels.VenueMap}
      venues={venues}
      active={active}
      formatGroup={(names) => \`\${names.length} venues: \${names[0]}\`}
      formatFrame={(count) => \`\${count} venues are shown.\`}
      formatDegrees={(degrees) => \`\${degrees}°\`}
      onSelect={setActive}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass `missing`: how many venues of the list are not on the map.',
      dont: 'Leave it out: the map looks complete.',
    },
  ],
  content: [
    'The label of a marker of several is their number, and the name of the selected one or the first: “5 venues: Campo Scuola and 4 others”. A name beside a marker has two lines of at most 16 rem; the rest is cut, but read.',
    'The hint is a sentence about the keys, read when the map is entered: “Arrow keys lead from venue to venue, Enter shows its card or zooms in on several.”',
    'What is not on the map is counted in a sentence with its own singular: “1 venue has no place.”',
    'Degrees have the letter of the direction, without a minus: “45.50° N”.',
  ],
  screenReader: [
    'Each marker is a button named by its venues; the current one is reported as current. The drawing is skipped. Zooming in and showing all are announced.',
  ],
};
