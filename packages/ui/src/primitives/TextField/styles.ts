// Styles that other components may apply.
export { endRoom } from './TextField.css.ts';
