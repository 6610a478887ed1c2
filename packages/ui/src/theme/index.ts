// In cascade order: the first import of the theme declares the order of the layers for the page.
import './layers.css.ts';
import './reset.css.ts';
import './typography/fonts.css.ts';
import './themes.css.ts';
import './global.css.ts';
