import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Owns the space between its children, so that none of them needs any of its own: down the page, or along the line.',
  avoid:
    'Fields of several widths belong in a FieldGrid. A page’s own arrangement is one of the layouts: DashboardLayout, ReviewLayout, ImportLayout.',
  anatomy: [['Children', 'Anything; the same distance between all neighbours.']],
  states: [
    ['Down', 'Each child as wide as there is room.'],
    ['Along', 'Each as wide as it needs, on one middle line; wraps where the line ends.'],
    ['Tight, snug', '8 and 12 px: things that belong to one another.'],
    ['Regular', '16 px: fields, paragraphs.'],
    ['Roomy, wide', '24 and 32 px: groups.'],
  ],
  keyboard: [],
  code: `import { Badge, Stack } from '@campetto/ui';

export function Sports() {
  return (
    <Stack direction="along" gap="tight">
      <Badge>Football</Badge>
      <Badge>Padel</Badge>
    </Stack>
  );
}
`,
  rules: [
    {
      do: 'Put Stacks into Stacks: small distances within groups, larger ones between.',
      dont: 'One distance for everything: nothing belongs to anything then.',
    },
  ],
};
