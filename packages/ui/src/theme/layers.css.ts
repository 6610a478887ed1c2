import { globalLayer } from '@vanilla-extract/css';

/** The parent of all layers, so that a page can order it among layers of its own. */
const parent = globalLayer('campetto');

/** Lowest priority first. The order must be declared once, before any rule. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  base: globalLayer({ parent }, 'base'),
  primitives: globalLayer({ parent }, 'primitives'),
  components: globalLayer({ parent }, 'components'),
};
