// Styles that other components may apply.
export { button } from './Button.css.ts';
