import { globalLayer } from '@vanilla-extract/css';

/** Weakest first. The order is declared here, once, before any rule. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
};
