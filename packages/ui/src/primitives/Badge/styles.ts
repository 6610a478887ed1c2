// Styles that other components may apply.
export { badge } from './Badge.css.ts';
