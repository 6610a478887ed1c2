export {
  AddressAutocomplete,
  type AddressAutocompleteProps,
  type AddressResult,
  type AddressSearch,
} from './AddressAutocomplete.tsx';
