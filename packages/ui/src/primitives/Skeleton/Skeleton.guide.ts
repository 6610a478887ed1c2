import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Holds the place of a text, a control or a picture that is loading for the first time, so that nothing moves when it arrives.',
  avoid:
    'Where the shape of what is coming is not known, a Spinner. A list that is loaded again stays, as in a VenueGrid.',
  anatomy: [['Shape', 'In the colour of a line, as large as what is coming.']],
  states: [
    ['Line', 'As high as a line of the text around it.'],
    ['Control', 'As high as a button.'],
    ['Block', 'Fills its parent.'],
    ['Reduced motion', 'It does not fade in and out.'],
  ],
  keyboard: [],
  code: `import { Skeleton, VisuallyHidden } from '@campetto/ui';

export function LoadingName() {
  return (
    <p aria-busy="true">
      <VisuallyHidden>Loading the venue</VisuallyHidden>
      <Skeleton width="60%" />
    </p>
  );
}
`,
  rules: [
    {
      do: 'Announce once what is loading, and set aria-busy on the region.',
      dont: 'Rely on the shapes: screen readers ignore them.',
    },
  ],
  content: 'none',
  screenReader: ['It is skipped. Set `aria-busy` on the region, and report once what is loading.'],
};
