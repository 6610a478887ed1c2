/** The choices in the toolbar of Storybook. */
export type Globals = Record<string, unknown>;

/**
 * The args in the toolbar's language, where they still equal the English sample copy; what the controls
 * or a story changed remains. `copy` returns plain data, no elements.
 */
export function translated<Args extends object>(
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
