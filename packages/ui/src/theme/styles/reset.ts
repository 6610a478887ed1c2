import { stylesFor } from './stylesFor.ts';

export const { globalStyle } = stylesFor('reset');
