import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A link within text, or one that is alone without being the main step.',
  avoid: 'The main step is a ButtonLink. An action in place is a Button, however small it is.',
  anatomy: [
    ['Text', 'Always underlined: colour alone is not visible to everyone.'],
    ['Hidden text', 'With a new tab: announced after the rest.'],
  ],
  states: [
    ['Resting', 'The brand’s colour, a thin line below.'],
    ['Hover', 'The line becomes thicker.'],
    ['Focused', 'A ring around the text.'],
    ['Standalone', 'Looks the same; a finger finds it 44 px high and wide.'],
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
      do: 'Text that names the target, also when it is read alone.',
      dont: '“Click here”.',
    },
  ],
  content: [
    'The words of the link name its target without the sentence around them.',
    'The note of a new tab is in lower case and has no brackets, which the link adds: “opens in a new tab”.',
  ],
  screenReader: ['With `newTabLabel` the note that a new tab opens is part of the name.'],
};
