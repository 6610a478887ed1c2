import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Gives a control of your own what every field has: label above, error and hint below, all tied to it for those who listen.',
  avoid:
    'For one line of text, several lines or a choice there are TextField, TextArea and Select, which are Fields already.',
  anatomy: [
    ['Label', 'Always there. A star marks what is required.'],
    ['Note', 'Optional, beside the label and quieter: “optional”.'],
    ['Origin', 'Optional, at the far end: where the value came from while nobody typed it.'],
    ['Control', 'Yours; it takes the id and the descriptions that it is handed.'],
    ['Error', 'What is wrong, with a sign that does not rely on colour.'],
    ['Hint', 'Always there, also beside an error: it says how to put it right.'],
  ],
  states: [
    ['Plain', 'A label and a control.'],
    ['Required', 'A star; the control itself must say so too.'],
    ['Wrong', 'The control is marked invalid; error and hint are read aloud with it.'],
    ['Filled in by something else', 'The origin is named and the control is marked.'],
  ],
  keyboard: [['Tab', 'To your control. Everything else is the control’s own.']],
  code: `import { Field } from '@campetto/ui';

export function Founded({ error }: { error?: string }) {
  return (
    <Field label="Founded" note="optional" hint="Day, month and year." error={error}>
      {(tied) => <input {...tied} type="date" name="founded" />}
    </Field>
  );
}
`,
  rules: [
    {
      do: 'Say how to put it right: “Closing comes before opening.”',
      dont: '“Invalid value”.',
    },
    {
      do: 'Spread all that the Field hands you onto the control itself.',
      dont: 'On a box around the control: the label then points at nothing.',
    },
  ],
};
