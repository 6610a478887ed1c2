import { stylesFor } from './stylesFor.ts';

export const { style, styleVariants, recipe, globalStyle } = stylesFor('components');
