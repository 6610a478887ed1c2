import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows a photograph in the lightest format that the browser reads, as wide as its place.',
  avoid:
    'The photo of a venue belongs in a VenueCard, which has a court to show in its stead. Line art is drawn as a component, such as CourtPlan.',
  anatomy: [
    ['AVIF', 'Taken first, in the density of the screen.'],
    ['WebP', 'For browsers that do not read AVIF.'],
    ['Source', 'For those that know no srcset at all.'],
  ],
  states: [
    ['Loading', 'Its place is kept in the right ratio from the start: nothing jumps.'],
    ['Loaded', 'As wide as its place, at whatever size.'],
    ['Not loaded', 'The description stands in its place.'],
  ],
  keyboard: [],
  code: `import { Picture } from '@campetto/ui';

export function MatchScreen() {
  return (
    <Picture
      avif="/match.avif 1x, /match-2x.avif 2x"
      webp="/match.webp 1x, /match-2x.webp 2x"
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
      do: 'Load eagerly what the page opens with, everything else lazily.',
      dont: 'Load the hero’s picture lazily: it then waits for the layout before it is asked for.',
    },
    {
      do: 'Leave the description empty when the words around it say the same.',
      dont: 'Begin it with “Picture of”: screen readers say so already.',
    },
  ],
};
