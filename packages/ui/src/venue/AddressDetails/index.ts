export { AddressDetails, type AddressDetailsProps, type AddressFields } from './AddressDetails.tsx';
