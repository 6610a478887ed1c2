import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Stands a screen of the app in a phone, as wide as its place.',
  avoid:
    'A photograph of a screen that already shows the phone needs only a Picture. Nothing in a frame can be used; a live demo belongs on the page itself.',
  anatomy: [
    ['Body', 'Navy in both themes, with a thin light edge so that it shows on navy.'],
    ['Glass', 'Always lit as in the light theme. What stands on it is cut off at its corners.'],
    ['Label', 'Says in words what the screen shows: to a screen reader it is one picture.'],
  ],
  states: [
    ['Wide', 'At 320 px its text is 16 px.'],
    ['Small', 'Everything shrinks with it, down to an ornament.'],
  ],
  keyboard: [],
  code: `import { PhoneFrame, Picture } from '@campetto/ui';

export function Phone() {
  return (
    <PhoneFrame label="The app: three matches tonight near you">
      <Picture
        avif="/find.avif"
        webp="/find.webp"
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
      do: 'Say what the screen tells: “three matches tonight near you”.',
      dont: '“Screenshot of the app”: who cannot see it learns nothing.',
    },
  ],
};
