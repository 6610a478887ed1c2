import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The whole screen on which an administrator adds a venue: its name, its place, its sports.',
  avoid:
    'To change an existing venue use the EditVenueDialog. Many venues at once are imported through the ImportLayout.',
  anatomy: [
    ['Header', 'Title and a sentence; fields with a star are required.'],
    ['Notice', 'Optional: a Banner that explains where the text in the form comes from.'],
    ['Venue', 'Name and PhoneField.'],
    ['Address', 'AddressAutocomplete, the SelectedAddress once there is one, AddressDetails.'],
    [
      'Sports and picture',
      'SportsField and PictureField; beside the rest on a desktop, otherwise below it.',
    ],
    ['Footer', 'Stays at the lower edge: the result of Create, and the buttons, Create last.'],
  ],
  states: [
    ['Empty', 'Create can be pressed: it moves to the first missing field.'],
    ['Filled by a search', 'The details are marked as autofilled, and it is announced.'],
    ['Restored', 'A notice at the top states that the text was typed during an earlier visit.'],
    ['A problem', 'One at a time, in your words; each press of Create moves to it again.'],
    ['Creating', 'Nothing can be changed or sent twice; the picture shows the progress.'],
    ['Created', 'A Banner with name and id in the footer; the form is empty again.'],
    ['Failed', 'A Banner gives the reason; nothing typed is lost.'],
  ],
  keyboard: [
    [
      'Tab',
      'Field by field, then Cancel and Create. The focused field is scrolled so that the footer does not cover it.',
    ],
    ['Enter', 'In a field: submits the form. In the address search it only selects.'],
  ],
  code: `import { AddVenueForm, type AddVenueFormProps } from '@campetto/ui/venue-forms';
import { labels } from '@campetto/ui/labels/en';

type Parts = Pick<AddVenueFormProps, 'phone' | 'search' | 'details' | 'sports' | 'picture'>;

interface NewVenue extends Parts {
  name: string;
  pending: boolean;
  onNameChange: (name: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

export function NewVenue(props: NewVenue) {
  return (
    <AddVenueForm
      {...props}
      labels={labels.AddVenueForm}
      announcement=""
    />
  );
}
`,
  rules: [
    {
      do: 'Leave Create enabled: a press names what is missing, at its field.',
      dont: 'Disable it until everything is filled in: nothing says what is missing.',
    },
    {
      do: 'Open the details when the problem is in them: the form focuses a field, but opens nothing.',
      dont: 'Leave them closed: the focus would be on nothing that can be seen.',
    },
  ],
  content: [
    'The title is the task, “Add venue”; the line below says where the venue goes, and what the star means: “Fields with * are required.”',
    'The heading of a part is a noun: “Sports and picture”.',
    'A problem names its field, because it is the only one that is shown: “Venue name is required”, not “Required”.',
    'The button repeats the verb with its object, “Create venue”; while pending it is the progressive form: “Creating…”.',
  ],
  screenReader: [
    'Its parts are regions with headings. The outcome is announced; after a refusal the first invalid field has the focus.',
  ],
};
