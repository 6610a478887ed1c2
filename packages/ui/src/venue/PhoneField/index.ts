export { type DialCodeOption, PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
