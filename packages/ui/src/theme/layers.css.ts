import { globalLayer } from '@vanilla-extract/css';

/** All of them stand in one, so that a page which has layers of its own can place it among them. */
const parent = globalLayer('campetto');

/** Weakest first. The order is declared here, once, before any rule. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  base: globalLayer({ parent }, 'base'),
  primitives: globalLayer({ parent }, 'primitives'),
  components: globalLayer({ parent }, 'components'),
};
