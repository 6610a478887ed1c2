import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows the address that was chosen from a search and that filled in the fields below, with the way to take it back.',
  avoid:
    'It is the answer to an AddressAutocomplete and stands right below it. An address that somebody typed needs no box: it is in its fields.',
  anatomy: [
    ['Pin', 'Decoration; the label says what it is.'],
    ['Label', 'Small and strong: “Selected address”.'],
    ['Address', 'In one line as the source writes it; it wraps rather than being cut.'],
    ['Detail', 'Optional, such as the coordinates, in figures of one width.'],
    ['Clear', 'A cross of 44 px that empties every field of the address.'],
  ],
  states: [
    ['Chosen', 'The only state: without an address, leave the box out.'],
    ['Disabled', 'While the form is being sent, the cross waits.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the cross, nothing else.'],
    [
      'Enter, Space',
      'Clear the address. The box goes away, so move the focus to the search field.',
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
};
