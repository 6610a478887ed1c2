/** The five components that every form uses. */
export const FORM = ['Button', 'Checkbox', 'TextField', 'Select', 'Dialog'] as const;

/**
 * In bytes, after minifying and Brotli, without React. A button's JS is the component with every
 * module it imports (its content, its spinner, the function that joins class names); CSS is counted
 * separately.
 */
export const BUDGET = { form: { js: 40_000, css: 6_000 }, button: { js: 1_500 } } as const;

/** The package with what npm installs with it, without its peers. Bytes are the sizes of the files. */
export const INSTALLED = { packages: 2, bytes: 2_200_000 } as const;
