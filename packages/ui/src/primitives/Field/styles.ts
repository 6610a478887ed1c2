// Styles that other components may apply.
export { control } from './control.css.ts';
export { hint, note, starred } from './Field.css.ts';
