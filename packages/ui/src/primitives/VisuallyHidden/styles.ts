// Styles that other components may apply.
export { hidden } from './VisuallyHidden.css.ts';
