export { StoreButtons, type StoreButtonsProps, type StoreLink } from './StoreButtons.tsx';
