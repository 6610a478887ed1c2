import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'One line of text: a name, an e-mail, a search.',
  avoid:
    'Several lines are a TextArea. A known set of values is a Select. A phone number is a PhoneField, an address an AddressAutocomplete.',
  anatomy: [
    ['Field', 'Label, note, origin, hint and error as in every field.'],
    ['Icon', 'Optional, inside, before the text: the magnifying glass of a search.'],
    ['Box', 'As high as a touch target; 16 px text, so that no phone zooms in.'],
    ['End', 'Optional, inside, one target wide: a clear button, or a keyboard shortcut.'],
  ],
  states: [
    ['Empty, filled', 'A placeholder is an example, never the label.'],
    ['Hover, focused', 'The border darkens; a ring outside.'],
    ['Autofilled', 'Tinted, and the origin is named.'],
    ['Invalid', 'Border and error in the critical colour; error and hint are read aloud with it.'],
    ['Disabled', 'Greyed; its text remains readable.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the box, then the control at its end.'],
    ['Enter', 'Submits the form.'],
  ],
  code: `import { TextField } from '@campetto/ui';
import { useState } from 'react';

export function Email() {
  const [email, setEmail] = useState('');
  return (
    <TextField
      label="E-mail"
      type="email"
      name="email"
      autoComplete="email"
      value={email}
      onValueChange={setEmail}
      required
    />
  );
}
`,
  rules: [
    {
      do: 'A label that stays above the field.',
      dont: 'A placeholder instead of a label: it disappears with the first letter.',
    },
    {
      do: 'Validate when the field is left, or the form is submitted.',
      dont: 'Show an error at the first letter: the value cannot be valid yet.',
    },
  ],
  content: [
    'Mark whichever are fewer: required fields with a star, or optional ones with a note.',
    'The label is a noun without a colon: “Street”.',
    'An error says how to correct the value: “Enter 2 letters or more.”',
  ],
  screenReader: [
    'Label, then error and hint. A required field is reported as required; the star is skipped.',
  ],
};
