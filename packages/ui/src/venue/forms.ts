export * from './AddressAutocomplete/index.ts';
export * from './AddVenueForm/index.ts';
export * from './EditVenueDialog/index.ts';
