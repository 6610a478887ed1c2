import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the address that was selected from a search and that filled in the fields below, with a way to clear it.',
  avoid:
    'It shows the selection of an AddressAutocomplete and is placed directly below it. A typed address needs no box: it is in its fields.',
  anatomy: [
    ['Pin', 'Decoration; the label names it.'],
    ['Label', 'Small and bold: “Selected address”.'],
    ['Address', 'On one line as the source writes it; it wraps instead of being truncated.'],
    ['Detail', 'Optional, such as the coordinates, in digits of equal width.'],
    ['Clear', 'A button of 44 px that clears every field of the address.'],
  ],
  states: [
    ['Selected', 'The only state: without an address, omit the box.'],
    ['Disabled', 'The clear button is disabled while the form is being sent.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the clear button only.'],
    [
      'Enter, Space',
      'Clear the address. The box disappears, so move the focus to the search field.',
    ],
  ],
  code: `import { SelectedAddress } from '@campetto/ui';

export function Chosen({ address, onClear }: { address: string; onClear: () => void }) {
  return (
    <SelectedAddress
      labels={{ selected: 'Selected address', clear: 'Clear the address' }}
      address={address}
      detail="45.438384, 10.991622"
      onClear={onClear}
    />
  );
}
`,
  rules: [
    {
      do: 'The address as its source writes it; the coordinates are its detail.',
      dont: 'Coordinates alone: nobody recognises the place.',
    },
  ],
  content: [
    'The label has no colon, “Selected address”; the address follows on its own line as on an envelope, and wraps within words.',
    'The button is a verb and its object, “Clear the address”. With `clearShown` it says what comes back: “Restore previous address”.',
    'The detail is quieter, such as the coordinates, whose digits have equal width.',
  ],
  screenReader: [
    'Label, address and detail are read as one text; the button that clears them follows.',
  ],
};
