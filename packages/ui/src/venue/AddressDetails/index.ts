export { AddressDetails } from './AddressDetails.tsx';
export type { AddressDetailsProps, AddressFields } from './types.ts';
