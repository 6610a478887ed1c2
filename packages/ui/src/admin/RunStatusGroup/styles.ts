// Styles that other components may apply.
export { several } from './RunStatusGroup.css.ts';
