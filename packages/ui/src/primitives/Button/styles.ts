// Styles that other components may apply.
export {
  button,
  iconsOnNarrowDesktops,
  iconsOnPhones,
  iconsOnSmallDesktops,
} from './Button.css.ts';
export { onNarrowDesktops, onPhones, onSmallDesktops } from './iconsAlone.ts';
