/** Values of `z-index`, lowest first: a bar stays above the list below it, and below what reports. */
export const depth = { bar: '5', sticky: '10', dialog: '20', popover: '30', toast: '40' } as const;
