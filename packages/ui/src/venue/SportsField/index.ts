export { type SportOption, SportsField, type SportsFieldProps } from './SportsField.tsx';
