// In cascade order: whoever imports the theme first settles it for the page.
import './layers.css.ts';
import './reset.css.ts';
import './fonts.css.ts';
import './themes.css.ts';
import './global.css.ts';
