// Styles that other components may apply.
export { button, iconsOnPhones } from './Button.css.ts';
