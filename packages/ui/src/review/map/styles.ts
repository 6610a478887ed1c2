import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** Of the box that the ground is in. */
export const sea = `color-mix(in srgb, ${color.info.soft} 70%, ${color.sunken})`;
