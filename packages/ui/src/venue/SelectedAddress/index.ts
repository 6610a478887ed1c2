export { SelectedAddress, type SelectedAddressProps } from './SelectedAddress.tsx';
