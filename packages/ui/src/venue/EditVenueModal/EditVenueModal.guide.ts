import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Changes every fact of a venue that is already there: contact, place, sports and picture.',
  avoid:
    'A new venue is an AddVenueForm. To carry single values over from a likely twin, use the TwinsModal.',
  anatomy: [
    ['Contact', 'Name, phone number and website.'],
    [
      'Place',
      'Street to coordinates, in the order of an envelope, and the address as it is printed.',
    ],
    ['Sports', 'A SportsField.'],
    [
      'Picture',
      'Optional: an ImageField that shows what a save will leave, with a note on what that changes and the way back.',
    ],
    [
      'Saved meanwhile',
      'Under each field that somebody else has changed: their value, ready to be taken over.',
    ],
    ['Banner', 'At the top: why a save failed.'],
    ['Cancel, Save', 'Stay in sight, however long the form.'],
  ],
  states: [
    ['As stored', 'Unknown facts are empty fields.'],
    [
      'Wrong',
      'Fields say what is wrong. A refused save leads to the first of them; mending one does not lead on to the next.',
    ],
    ['Saving', 'Nothing can be changed, sent twice or closed.'],
    ['Failed', 'Stays open with everything that was typed.'],
    ['Conflict', 'Both versions, field by field; the reviewer decides which one stands.'],
    ['Phone', 'Fills the screen, one column.'],
  ],
  keyboard: [
    ['Tab', 'Field by field, then the picture, Cancel, Save and the cross; it stays inside.'],
    ['Enter', 'In a field of one line: saves. In the formatted address: a new line.'],
    ['Space', 'Ticks a sport.'],
    ['Escape', 'Closes, except while saving.'],
  ],
  code: `import { EditVenueModal, type EditVenueFields, type EditVenueModalProps } from '@campetto/ui';
import { useState } from 'react';

interface EditVenue extends Pick<EditVenueModalProps, 'labels' | 'sports' | 'errors' | 'saving'> {
  stored: EditVenueFields;
  onSave: (fields: EditVenueFields) => void;
  onClose: () => void;
}

export function EditVenue({ stored, onSave, ...props }: EditVenue) {
  const [fields, setFields] = useState(stored);
  return (
    <EditVenueModal
      {...props}
      open
      fields={fields}
      onFieldsChange={setFields}
      onSave={() => onSave(fields)}
    />
  );
}
`,
  rules: [
    {
      do: 'On a conflict keep what was typed and pass on what is stored, as the conflict.',
      dont: 'Load the newer venue over somebody’s work, or save over a colleague’s.',
    },
  ],
};
