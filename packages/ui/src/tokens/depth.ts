/** Values of `z-index`, lowest first: a bar is above the list, and below dialogs, popovers and notices. */
export const depth = { bar: '5', sticky: '10', dialog: '20', popover: '30', toast: '40' } as const;
