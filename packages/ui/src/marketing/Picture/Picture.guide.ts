import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a picture in the smallest format that the browser supports, as wide as its place.',
  avoid:
    'The picture of a venue belongs in a VenueCard, which shows a court in its absence. Line art is a component, such as CourtPlan.',
  anatomy: [
    ['AVIF', 'Used first, in the density of the screen.'],
    ['Source', 'A WebP for browsers without AVIF.'],
  ],
  states: [
    ['Loading', 'Its place has the right ratio from the start: nothing shifts.'],
    ['Loaded', 'As wide as its place, at whatever size.'],
    ['Not loaded', 'The description is shown in its place.'],
  ],
  keyboard: [],
  code: `import { Picture } from '@campetto/ui';

export function MatchScreen() {
  return (
    <Picture
      avif="/match.avif 1x, /match-2x.avif 2x"
      src="/match.webp"
      width={298}
      height={620}
      alt="The app: three matches tonight near you"
      loading="lazy"
    />
  );
}
`,
  rules: [
    {
      do: 'The width and height of the file itself.',
      dont: 'Other numbers: until it is loaded its place has another shape, and what follows moves.',
    },
    {
      do: 'Load the first visible picture eagerly, everything else lazily.',
      dont: 'Load the hero’s picture lazily: it then waits for the layout before it is requested.',
    },
    {
      do: 'Leave the description empty when the text around it says the same.',
      dont: 'Begin it with “Picture of”: screen readers announce that already.',
    },
  ],
  content: [
    'The description says what is to be seen, in one phrase without a full stop, and does not begin with “Picture of”.',
    'It is shown where the file does not load: it has to make sense as visible text.',
    'It is empty where the text beside the picture says the same; otherwise that is read twice.',
  ],
  screenReader: ['A picture with `alt` as its name; with an empty `alt` it is not read.'],
};
