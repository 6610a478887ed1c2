// Styles that other components may apply.
export { textLink } from './TextLink.css.ts';
