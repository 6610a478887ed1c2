import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Edits all fields of an existing venue: contact, place, sports and picture.',
  avoid:
    'A new venue is an AddVenueForm. To copy single values from a probable duplicate, use the DuplicatesDialog.',
  anatomy: [
    ['Contact', 'Name, phone number and website.'],
    [
      'Search',
      'Optional: an AddressAutocomplete that fills the fields of the place, and the SelectedAddress, whose button brings the address before back.',
    ],
    ['Place', 'Street to coordinates, in the order of an envelope, and the formatted address.'],
    ['Map', 'Optional: a PlaceMap of the typed coordinates, below them.'],
    ['Sports', 'A SportsField.'],
    [
      'Picture',
      'Optional: an PictureField that shows the picture after saving, with a note on the change and a way to revert it.',
    ],
    [
      'Conflict',
      'At the top, after somebody else has saved: a RadioGroup for each part that both changed, and the names of what only they changed.',
    ],
    ['Banner', 'At the top: why saving failed.'],
    ['Cancel, Save', 'Stay visible, however long the form is.'],
  ],
  states: [
    ['Unchanged', 'Unknown values are empty fields.'],
    [
      'Invalid',
      'Fields show their errors. A refused save focuses the first of them; correcting it does not move the focus to the next.',
    ],
    ['Saving', 'Nothing can be changed, sent twice or closed.'],
    ['Failed', 'Stays open with everything that was typed.'],
    [
      'Conflict',
      'The fields contain the merged version. What both changed is asked, field by field; coordinates and the parts of the address are one question each.',
    ],
    ['Phone', 'Fills the screen, one column.'],
  ],
  keyboard: [
    [
      'Tab',
      'Field by field, then the picture, Cancel, Save and the close button; the focus stays inside.',
    ],
    ['Enter', 'In a single-line field: saves. In the formatted address: a new line.'],
    ['Space', 'Checks a sport.'],
    ['Escape', 'In the search: empties it. Elsewhere: closes, except while saving.'],
  ],
  code: `import { EditVenueDialog, type EditVenueFields, type EditVenueDialogProps } from '@campetto/ui/venue-forms';
import { useState } from 'react';

interface EditVenue extends Pick<EditVenueDialogProps, 'labels' | 'sports' | 'errors' | 'pending'> {
  stored: EditVenueFields;
  onSave: (fields: EditVenueFields) => void;
  onClose: () => void;
}

export function EditVenue({ stored, onSave, ...props }: EditVenue) {
  const [fields, setFields] = useState(stored);
  return (
    <EditVenueDialog
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
      do: 'Validate in onSave: pass a message for each invalid field in errors and keep the dialog open; it focuses the first. Remove the message when the field changes.',
      dont: 'Expect the dialog to validate: it takes every value as typed, also an empty name or a latitude of 900, and calls onSave with any.',
    },
    {
      do: 'On a conflict merge by field: what only one side changed is kept, what both changed is asked.',
      dont: 'Load the newer venue over the typed text, or overwrite a colleague’s changes.',
    },
  ],
  content: [
    'Labels are nouns, errors say how to correct the value.',
    'The button says what is saved, “Save changes”, not “OK”; the other one is “Cancel”.',
  ],
  screenReader: [
    'The parts of the form are groups with names. After a refused save the first invalid field has the focus, and its error is read.',
  ],
};
