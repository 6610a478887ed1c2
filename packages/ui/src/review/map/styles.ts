import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** The background of the box that contains the ground. */
export const sea = `color-mix(in srgb, ${color.info.soft} 70%, ${color.sunken})`;
