import { globalLayer, type StyleRule } from '@vanilla-extract/css';

/** Weakest first. The order is declared here, once, before any rule. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
};

type Layer = keyof typeof layers;
type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule in a layer: `style(inLayer('components', { … }))`. */
export function inLayer(layer: Layer, rule: LayeredRule) {
  return { '@layer': { [layers[layer]]: rule } };
}
