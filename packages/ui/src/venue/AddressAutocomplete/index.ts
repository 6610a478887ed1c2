export { AddressAutocomplete } from './AddressAutocomplete.tsx';
export type { AddressAutocompleteProps, AddressResult, AddressSearch } from './types.ts';
