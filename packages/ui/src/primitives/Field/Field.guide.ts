import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Gives a control of your own what every field has: label above, error and hint below, all associated with it for screen readers.',
  avoid:
    'For one line of text, several lines or a choice use TextField, TextArea and Select, which are Fields already.',
  anatomy: [
    ['Label', 'Always present. A star marks required fields.'],
    ['Note', 'Optional, beside the label and quieter: “optional”.'],
    ['Origin', 'Optional, at the end of the line: the source of a value that nobody typed.'],
    ['Control', 'Your own; it gets the id and the descriptions that are passed to it.'],
    ['Error', 'The error message, with an icon that does not rely on colour.'],
    ['Hint', 'Always present, also beside an error: it explains how to correct it.'],
  ],
  states: [
    ['Plain', 'A label and a control.'],
    ['Required', 'A star; the control must announce it as well.'],
    ['Invalid', 'The control is marked invalid; error and hint are read aloud with it.'],
    ['Autofilled', 'The origin is named and the control is marked.'],
  ],
  keyboard: [['Tab', 'To your control. Everything else depends on the control.']],
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
      do: 'Explain how to correct it: “Closing must be after opening.”',
      dont: '“Invalid value”.',
    },
    {
      do: 'Spread the props that Field passes onto the control itself.',
      dont: 'Spread them onto an element around the control: the label would then point at nothing.',
    },
  ],
  content: [
    'The label is a noun without a colon.',
    'The hint says what is expected, the error how to correct the value.',
    'Long labels wrap and are never cut. The note is in lower case: “optional”.',
  ],
  screenReader: [
    'Hint and error are the description of the control, the error first; an invalid control is reported as invalid.',
  ],
};
