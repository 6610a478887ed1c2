import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Several lines of text: an address as on an envelope, a note.',
  avoid: 'A single line is a TextField: there Enter submits the form, here it starts a new line.',
  anatomy: [
    ['Field', 'Label, note, origin, hint and error as in every field.'],
    ['Box', 'As many lines as `rows`, three by default; resizable at its corner.'],
  ],
  states: [
    ['Empty, filled', 'A placeholder is an example, never the label.'],
    ['Hover, focused', 'The border darkens; a ring outside.'],
    ['Autofilled', 'Tinted, and the origin is named.'],
    ['Invalid', 'Border and error in the critical colour, with an icon.'],
    ['Disabled', 'Greyed; its text remains readable.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the box, and leaves it.'],
    ['Enter', 'Starts a new line.'],
  ],
  code: `import { TextArea } from '@campetto/ui';

export function Note() {
  return <TextArea label="Note" note="optional" name="note" rows={4} maxLength={500} />;
}
`,
  rules: [
    {
      do: 'As many rows as an answer usually has.',
      dont: 'One row for an address of four lines: most of it is out of sight.',
    },
  ],
  content: [
    'As of a TextField. The hint says how much fits, where there is a limit.',
    'The label is a noun, or a question where an answer is expected: “What has to be found out?”',
  ],
  screenReader: ['Label, then error and hint; it is reported as a field of several lines.'],
};
