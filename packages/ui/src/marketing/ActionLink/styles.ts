// Styles that other components may apply.
export { large, link } from './ActionLink.css.ts';
