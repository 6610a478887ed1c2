/** Values of `z-index`, lowest first. */
export const depth = { sticky: '10', dialog: '20', popover: '30', toast: '40' } as const;
