type Globals = Record<string, unknown>;

/**
 * Args as the toolbar's language says them, where they still are the English sample copy; what was
 * changed in the controls, or given by a story, stays. `copy` holds plain data, no elements.
 */
export function spoken<Args extends object>(
  args: Args,
  copy: (globals: Globals) => Partial<Args>,
  globals: Globals,
): Args {
  const english = copy({});
  const local = copy(globals);
  const isSample = (key: keyof Args) => JSON.stringify(args[key]) === JSON.stringify(english[key]);
  const untouched = (Object.keys(english) as (keyof Args)[]).filter(isSample);
  return { ...args, ...Object.fromEntries(untouched.map((key) => [key, local[key]])) };
}
