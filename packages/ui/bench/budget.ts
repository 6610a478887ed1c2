/** The five components that every form uses. */
export const FORM = ['Button', 'Checkbox', 'TextField', 'Select', 'Dialog'] as const;

/** What a screen that reviews venues is made of: what its first picture shows, and what opens later. */
export const REVIEW = {
  shown: ['VenueGrid', 'VenueCard', 'Banner', 'Button', 'EmptyState', 'Spinner'],
  opened: ['VenueFilters', 'ConfirmDialog', 'EditVenueDialog'],
} as const;

/**
 * In bytes, after minifying and Brotli, without React. A button's JS is the component with every
 * module it imports (its content, its spinner, the function that joins class names); CSS is counted
 * separately.
 */
export const BUDGET = {
  button: { js: 1_500 },
  form: { js: 30_500, css: 2_700 },
  review: { shown: { js: 8_000, css: 6_300 }, all: { js: 49_500, css: 8_900 } },
} as const;

/** The package with what npm installs with it, without its peers. Bytes are the sizes of the files. */
export const INSTALLED = { packages: 2, bytes: 2_200_000 } as const;
