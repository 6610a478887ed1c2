/** JSON for a script element: no text in it can end the element or begin a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
