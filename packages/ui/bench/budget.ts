/** The five that every form is made of. */
export const FORM = ['Button', 'Checkbox', 'TextField', 'Select', 'Dialog'] as const;

/**
 * In bytes, after minifying and Brotli, React excluded. A button's JS is the component with every
 * module that it brings (its face, its ball, the function that puts class names together); its CSS is
 * counted apart, as that of the five.
 */
export const BUDGET = { form: { js: 40_000, css: 6_000 }, button: { js: 1_500 } } as const;
