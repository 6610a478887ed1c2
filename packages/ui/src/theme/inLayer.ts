import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule in a layer: `style(inLayer('components', { … }))`. */
export function inLayer(layer: keyof typeof layers, rule: LayeredRule): StyleRule {
  return { '@layer': { [layers[layer]]: rule } };
}
