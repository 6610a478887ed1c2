import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Sets the fields of a form beside one another where there is room and below one another where it is narrow, so that their width hints at what goes in.',
  avoid:
    'A form of two or three fields reads best as one column: a Stack. Tick boxes belong in a FieldGroup, which has columns of its own.',
  anatomy: [
    ['FieldGrid', 'Owns the space between the fields.'],
    ['FieldCell', 'One for each field and what belongs to it; says how much of a line it takes.'],
  ],
  states: [
    ['Full', 'A whole line: names, notes.'],
    ['Most and rest', 'Two thirds and one third of a line: street and number.'],
    ['Half', 'Two to a line: latitude and longitude.'],
    ['In a narrow place, as on a phone', 'One field a line, whatever its width was.'],
    ['Labels of several heights', 'The controls of a line stand level.'],
  ],
  keyboard: [],
  code: `import { FieldCell, FieldGrid, TextField } from '@campetto/ui';

export function Address() {
  return (
    <FieldGrid>
      <FieldCell width="most">
        <TextField label="Street" name="street" />
      </FieldCell>
      <FieldCell width="rest">
        <TextField label="Number" name="number" />
      </FieldCell>
    </FieldGrid>
  );
}
`,
  rules: [
    {
      do: 'Fill each line: most with rest, half with half.',
      dont: 'A lone half, with a hole beside it that looks like a field gone missing.',
    },
  ],
};
