import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Defines the space between its children, so that none of them needs margins: in a column, or in a row.',
  avoid:
    'Fields of different widths belong in a FieldGrid. The arrangement of a screen is one of the layouts: DashboardLayout, ReviewLayout, ImportLayout.',
  anatomy: [['Children', 'Any; the same distance between all neighbours.']],
  states: [
    ['Column', 'Each child as wide as the Stack.'],
    ['Row', 'Each as wide as it needs, vertically centred; wraps at the end of the line.'],
    ['Tight, snug', '8 and 12 px: things that belong together.'],
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
      do: 'Nest Stacks: small distances within groups, larger ones between.',
      dont: 'One distance for everything: the groups are not visible.',
    },
  ],
  content: 'none',
  screenReader: ['It has no role: what it contains is read in the order of the source.'],
};
