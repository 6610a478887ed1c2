/** One soft shadow for cards on the page, one for what floats above it. */
export const shadowLight = {
  card: '0 1px 2px rgb(11 27 51 / 0.07), 0 6px 20px rgb(11 27 51 / 0.05)',
  float: '0 2px 6px rgb(4 18 44 / 0.08), 0 18px 44px rgb(4 18 44 / 0.22)',
} as const;

/** On navy a shadow is hardly visible: a thin light line replaces it, a clear one around what covers a card of its colour. */
export const shadowDark = {
  card: '0 0 0 1px rgb(169 184 208 / 0.1), 0 6px 20px rgb(2 6 14 / 0.35)',
  float: '0 0 0 1px rgb(169 184 208 / 0.45), 0 18px 44px rgb(2 6 14 / 0.6)',
} as const;
