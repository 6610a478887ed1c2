import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Text for screen readers, where an icon or a position on the page already informs sighted users.',
  avoid:
    'Text that would help everybody belongs on the page. An icon that can be pressed is an IconButton, which has a name. An event is reported by a LiveRegion.',
  anatomy: [['Text', 'One pixel, clipped; it takes no room.']],
  states: [['Always the same', 'Announced, never visible, also under forced colours and zoom.']],
  keyboard: [],
  code: `import { VisuallyHidden } from '@campetto/ui';

export function Rating() {
  return (
    <p>
      <span aria-hidden="true">★ 4.3</span>
      <VisuallyHidden>rated 4.3 out of 5</VisuallyHidden>
    </p>
  );
}
`,
  rules: [
    {
      do: 'Words that sighted readers infer from the place: what the number beside a star is.',
      dont: 'A requirement that everybody needs, such as the length of a password.',
    },
    {
      do: 'Text only.',
      dont: 'A button or a link in it: the focus would be invisible.',
    },
  ],
  content: [
    'The words that sighted readers infer from the place: “Loading venues”.',
    'Numbers with what they mean, as one would say them: “rated 4.3 out of 5”.',
  ],
  screenReader: ['It is read in its place as plain text.'],
};
