import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'One line of text: a name, an e-mail, a search.',
  avoid:
    'Several lines are a TextArea. A known set of values is a Select. A telephone number is a PhoneField, an address an AddressAutocomplete.',
  anatomy: [
    ['Field', 'Label, note, origin, hint and error as every field has them.'],
    ['Icon', 'Optional, inside, before what is typed: the lens of a search.'],
    ['Box', 'As high as a thumb; 16 px text, so that no phone zooms in.'],
    ['End', 'Optional, inside, one target wide: a cross that clears, or a key to press.'],
  ],
  states: [
    ['Empty, filled', 'A placeholder is an example, never the label.'],
    ['Hover, focused', 'The edge darkens; a ring outside.'],
    ['Filled in by something else', 'Tinted, and the origin is named.'],
    ['Wrong', 'Edge and error in the critical colour; error and hint are read aloud with it.'],
    ['Disabled', 'Greyed; what stands in it can still be read.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the box, then what stands at its end.'],
    ['Enter', 'Sends the form.'],
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
      do: 'Mark whichever are fewer: star the required ones, or note the optional ones.',
      dont: 'A placeholder instead of a label: it is gone with the first letter.',
    },
    {
      do: 'Judge when the field is left, or the form sent.',
      dont: 'An error with the first letter: nobody can be right yet.',
    },
  ],
};
