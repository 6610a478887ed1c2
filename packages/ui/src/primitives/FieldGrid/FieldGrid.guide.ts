import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Arranges the fields of a form side by side where there is room and one below the other where it is narrow, so that their width suggests what they contain.',
  avoid:
    'A form of two or three fields reads best in one column: a Stack. Checkboxes belong in a FieldGroup, which has its own columns.',
  anatomy: [
    ['FieldGrid', 'Defines the space between the fields.'],
    ['FieldCell', 'One for each field; defines its share of a line.'],
  ],
  states: [
    ['Full', 'A whole line: names, notes.'],
    ['Most and rest', 'Two thirds and one third of a line: street and number.'],
    ['Half', 'Two to a line: latitude and longitude.'],
    ['In a narrow place, as on a phone', 'One field per line, at any share.'],
    ['Labels of several heights', 'The controls of a line are aligned.'],
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
      dont: 'A single half, with a gap beside it that looks like a missing field.',
    },
  ],
  content: 'none',
  screenReader: [
    'It has no role: fields are read one after the other, in the order of the source.',
  ],
};
