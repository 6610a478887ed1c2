import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'A link among words, or one that stands alone without being the step to take.',
  avoid:
    'The step to take is a ButtonLink. What does something here is a Button, however small it is.',
  anatomy: [
    ['Words', 'Underlined always: colour alone tells it to only some.'],
    ['Unseen words', 'With a new tab: said to those who listen, after the rest.'],
  ],
  states: [
    ['Resting', 'The brand’s colour, a thin line below.'],
    ['Hover', 'The line thickens.'],
    ['Focused', 'A ring around the words.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the link.'],
    ['Enter', 'Follows it.'],
  ],
  code: `import { TextLink } from '@campetto/ui';

export function Source() {
  return (
    <p>
      The venues come from{' '}
      <TextLink href="https://www.openstreetmap.org/copyright" newTabLabel="opens in a new tab">
        OpenStreetMap
      </TextLink>
      .
    </p>
  );
}
`,
  rules: [
    {
      do: 'Words that tell where it leads, also when they are read alone.',
      dont: '“Click here”.',
    },
  ],
};
