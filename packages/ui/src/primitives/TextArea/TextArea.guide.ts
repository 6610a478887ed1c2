import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Several lines of text: an address as it stands on an envelope, a note.',
  avoid: 'What is one line is a TextField: there Enter sends the form, here it begins a new line.',
  anatomy: [
    ['Field', 'Label, note, origin, hint and error as every field has them.'],
    ['Box', 'As many lines as `rows` says, three by default; pulled higher at its corner.'],
  ],
  states: [
    ['Empty, filled', 'A placeholder is an example, never the label.'],
    ['Hover, focused', 'The edge darkens; a ring outside.'],
    ['Filled in by something else', 'Tinted, and the origin is named.'],
    ['Wrong', 'Edge and error in the critical colour, with a sign.'],
    ['Disabled', 'Greyed; what stands in it can still be read.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the box, and leaves it.'],
    ['Enter', 'Begins a new line.'],
  ],
  code: `import { TextArea } from '@campetto/ui';

export function Note() {
  return <TextArea label="Note" note="optional" name="note" rows={4} maxLength={500} />;
}
`,
};
