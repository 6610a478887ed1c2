// Styles that other components may apply.
export {
  button,
  dense,
  iconsOnNarrowDesktops,
  iconsOnPhones,
  iconsOnSmallDesktops,
} from './Button.css.ts';
export { onNarrowDesktops, onPhones, onSmallDesktops } from './iconsAlone.ts';
