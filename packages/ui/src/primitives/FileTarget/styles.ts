// Styles that other components may apply.
export { drop, dropOverlay, input, pickStates } from './fileTarget.css.ts';
