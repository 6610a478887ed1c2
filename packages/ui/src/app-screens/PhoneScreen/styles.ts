// Styles that other components may apply.
export { icon } from './PhoneScreen.css.ts';
