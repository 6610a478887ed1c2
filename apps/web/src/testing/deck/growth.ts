/** A text as it is displayed: the last form of a plural; a placeholder counts as one letter. */
export const readable = (text: string): string =>
  text
    .replace(/\{\w+, (?:plural|select),(?:[^{}]*\{[^{}]*\})*[^{}]*?\{([^{}]*)\}\s*\}/g, '$1')
    .replace(/<\/?\d+\/?>/g, '')
    .replace(/\{\w+\}/g, '#');

/** How much longer the second text is than the first, in per cent. */
export function growth(from: string, to: string): number {
  const before = readable(from).length;
  return before === 0 ? 0 : Math.round((readable(to).length / before - 1) * 100);
}
