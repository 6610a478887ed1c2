// The theme for pages that load their own typefaces, in the same order as with ours.
import './layers.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './global.css.ts';
