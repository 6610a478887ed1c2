export { key } from './Kbd.css.ts';
