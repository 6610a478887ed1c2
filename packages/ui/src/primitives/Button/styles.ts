// Styles that other components may apply.
export { button, iconsOnPhones, iconsOnSmallDesktops } from './Button.css.ts';
