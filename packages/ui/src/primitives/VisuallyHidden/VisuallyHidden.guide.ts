import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Words for those who listen, where a picture or a place on the page already tells those who see.',
  avoid:
    'Words that would help everybody belong on the page. An icon that can be pressed is an IconButton, which has a name. What just happened is a LiveRegion.',
  anatomy: [['Words', 'Of one pixel, cut away; they take no room.']],
  states: [['Always the same', 'Heard, never seen, also under forced colours and zoom.']],
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
      do: 'Words only.',
      dont: 'A button or a link in it: the focus would go where nobody sees it.',
    },
  ],
};
