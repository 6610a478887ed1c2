import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows where one venue is, to answer whether it is in the sea or in the wrong town. Always at the same scale, so that two maps can be compared; the outlines are loaded when it is shown.',
  avoid:
    'For many venues use a VenueMap. For streets link to a real map: this one knows coasts, borders and towns.',
  anatomy: [
    ['Map', 'About 30 km across a box of 360 px, the point in the middle, 12 rem high.'],
    ['Marker', 'The shape of the status, as on the VenueMap.'],
    ['Other venues', 'Up to five rings with their names, such as possible duplicates.'],
    ['Scale', 'The length of five kilometres.'],
    ['Caption', 'The position in words, which also names the map for screen readers.'],
  ],
  states: [
    ['On land', 'The caption gives the nearest town and the country.'],
    ['In the sea', 'The caption says so.'],
    ['On the coast', 'Too close to it for the outlines to say on which side.'],
    [
      'Outside',
      'Far from the countries that the map shows in detail: the outlines of a continent at a hundredth of the scale.',
    ],
    ['Without coordinates', 'A box of the same height with the text `missing`.'],
    ['Loading', 'The point without coasts and towns; the caption waits for them.'],
  ],
  keyboard: [['None', 'Nothing in it can be operated.']],
  code: `import { type MapPosition, PlaceMap } from '@campetto/ui';

const words = ({ on, town }: MapPosition) =>
  on === 'sea' ? 'In the sea' : town ? \`Near \${town.name}\` : 'On the map';

export function Where() {
  return (
    <PlaceMap
      point={{ latitude: 45.4773, longitude: 9.2298 }}
      missing="This venue has no coordinates."
      describe={words}
      formatDistance={(kilometres) => \`\${kilometres} km\`}
    />
  );
}
`,
  rules: [
    {
      do: 'Without coordinates no point, and the sentence `missing` in its place.',
      dont: 'Zeros in place of missing coordinates: a venue in the Atlantic.',
    },
  ],
  content: [
    'The caption gives distance, direction, town and country, without a full stop: “4 km west of Milano, Italy”. It is the name of the figure.',
    'Without coordinates it is a sentence: “This venue has no coordinates.”',
    'The name of another venue is cut to 22 letters on the map; the whole name is read, with its distance: “Padel Club Navigli, 40 m”.',
  ],
  screenReader: [
    'It is a figure with its caption as the name. The drawing is skipped: the position is read in words.',
  ],
};
