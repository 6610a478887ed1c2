import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a screen of the app in a phone, as wide as its place.',
  avoid:
    'A screenshot of a screen that already shows the phone needs only a Picture. Nothing in a frame is interactive; a live demo belongs on the page itself.',
  anatomy: [
    ['Body', 'Navy in both themes, with a thin light border that is visible on navy.'],
    ['Display', 'Always in the light theme. Its content is cut off at its corners.'],
    ['Label', 'Describes the screen: for a screen reader it is one picture.'],
  ],
  states: [
    ['Wide', 'At 320 px its text is 16 px.'],
    ['Small', 'Everything scales with it, down to a decoration.'],
  ],
  keyboard: [],
  code: `import { PhoneFrame, Picture } from '@campetto/ui';

export function Phone() {
  return (
    <PhoneFrame label="The app: three matches tonight near you">
      <Picture
        avif="/find.avif"
        src="/find.webp"
        width={298}
        height={620}
        alt=""
        loading="lazy"
      />
    </PhoneFrame>
  );
}
`,
  rules: [
    {
      do: 'A place as wide as a phone, at most 20 rem.',
      dont: 'The whole width of a column: everything in it grows, and looks larger than the page’s title.',
    },
    {
      do: 'Describe what the screen shows: “three matches tonight near you”.',
      dont: '“Screenshot of the app”: it says nothing to screen reader users.',
    },
  ],
  content: [
    'The label says what the screen shows, after “The app:”, and has no full stop: “The app: three matches tonight near you”, not “Screenshot”.',
    'It is all that is read: what matters in the picture, such as the number of matches, is in it.',
  ],
  screenReader: [
    'One picture with the label as its name: nothing within is read, and nothing in it may take the focus.',
  ],
};
