import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Does something here and now: approve, save, sign in, clear the filters.',
  avoid:
    'What leads to another page is a ButtonLink. An icon without words is an IconButton. A choice that stays is a Checkbox or a Select.',
  anatomy: [
    ['Ground', 'Coloured by tone; never narrower than a thumb, 44 px.'],
    ['Icon', 'Before the words, where it helps to find the button again.'],
    ['Words', 'A verb first. While loading, the words for waiting take their place.'],
  ],
  states: [
    ['Resting, hover, pressed', 'The ground darkens under the pointer and sinks by one pixel.'],
    ['Focused', 'A ring of 2 px outside the edge; it stays under forced colours.'],
    ['Disabled', 'Only where the page tells why; otherwise let it be pressed and answer.'],
    ['Loading', 'The ball bounces, the width stays, focus stays, clicks are ignored.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the button, also while it is loading.'],
    ['Enter, Space', 'Press it.'],
  ],
  code: `import { Button } from '@campetto/ui';

export function Approve({ saving, onApprove }: { saving: boolean; onApprove: () => void }) {
  return (
    <Button tone="positive" loading={saving} loadingLabel="Approving…" onClick={onApprove}>
      Approve
    </Button>
  );
}
`,
  rules: [
    {
      do: 'One primary button on a screen: the step most people come for.',
      dont: 'Two primary buttons side by side; nobody knows which one is meant.',
    },
    {
      do: 'Caution for what leads to a question, critical for what takes away at once.',
      dont: 'A red button that only opens a dialog: it cries wolf.',
    },
  ],
};
