import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The whole screen on which somebody adds a venue by hand: what it is called, where it is, what is played there.',
  avoid:
    'To change a venue that exists, use the EditVenueModal. Many venues at once come in through the ImportLayout.',
  anatomy: [
    ['Head', 'Title and a sentence; fields with a star are required.'],
    ['Notice', 'Where there is one: a Banner that tells where the text in the form comes from.'],
    ['Venue', 'Name and PhoneField.'],
    ['Address', 'AddressAutocomplete, the SelectedAddress once there is one, AddressDetails.'],
    [
      'Sports and picture',
      'SportsField and ImageField; beside the rest on a desk, below it elsewhere.',
    ],
    ['Foot', 'Stays at the lower edge: what came of Create, and the buttons, Create last.'],
  ],
  states: [
    ['Empty', 'Create can be pressed: it leads to the first thing that is missing.'],
    ['Filled by a search', 'The details are marked as autofilled, and it is said aloud.'],
    ['Kept', 'A notice at the top says that this was typed at an earlier visit.'],
    ['A problem', 'One at a time, in your words; each press of Create leads there again.'],
    ['Creating', 'Nothing can be changed or sent twice; the picture tells how far it is.'],
    ['Created', 'A Banner with name and id in the foot; the form is empty again.'],
    ['Failed', 'A Banner says why; nothing typed is lost.'],
  ],
  keyboard: [
    [
      'Tab',
      'Field by field, then Cancel and Create. What has the focus is scrolled clear of the foot.',
    ],
    ['Enter', 'In a field: sends the form. In the address search it only chooses.'],
  ],
  code: `import { AddVenueForm, type AddVenueFormProps } from '@campetto/ui';

type Parts = Pick<AddVenueFormProps, 'phone' | 'search' | 'details' | 'sports' | 'image'>;

interface NewVenue extends Parts {
  name: string;
  creating: boolean;
  onNameChange: (name: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

export function NewVenue(props: NewVenue) {
  return (
    <AddVenueForm
      {...props}
      labels={{
        title: 'Add venue',
        subtitle: 'It joins the pending list. Fields with * are required.',
        venue: 'Venue',
        address: 'Address',
        play: 'Sports and picture',
        name: 'Venue name',
        cancel: 'Cancel',
        create: 'Create venue',
        creating: 'Creating…',
      }}
      announcement=""
    />
  );
}
`,
  rules: [
    {
      do: 'Open the details when the problem lies in them: the form leads into a field, it opens nothing.',
      dont: 'Disable Create until all is filled in. Nobody learns what is missing from a grey button.',
    },
  ],
};
