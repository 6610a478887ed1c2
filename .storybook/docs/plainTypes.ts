import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/csf';

/** A comment in the source of a type, which the table of props shows as it is. */
const COMMENT = /\/\*\*.*?\*\/\s*/gs;

const isAbsence = (type: SBType) => type.name === 'other' && type.value === 'undefined';

/**
 * Our optional props include `| undefined`, which Storybook takes for an unknown union. Without it
 * Storybook finds the fitting control.
 */
function plain(argType: InputType): InputType {
  const { type } = argType;
  if (typeof type !== 'object') return argType;
  const kinds = type.name === 'union' ? type.value.filter((kind) => !isAbsence(kind)) : [type];
  const [only] = kinds;
  const summary = type.raw?.replace(/ \| undefined$/, '').replaceAll(COMMENT, '');
  const described = summary ? { table: { ...argType.table, type: { summary } } } : {};
  if (kinds.length !== 1 || !only) return { ...argType, ...described };
  const control = argType.control ?? controlOf(only);
  return {
    ...argType,
    ...described,
    type: { ...only, required: type.required ?? false },
    ...(control !== undefined && { control }),
  };
}

/** A text for a ReactNode, no control for other types that need code, and Storybook’s own choice for all others. */
function controlOf(type: SBType): InputType['control'] | undefined {
  // Docgen finds no name for some of React's types.
  if (type.name === undefined) return false;
  if (type.name !== 'other') return undefined;
  return type.value === 'ReactNode' ? 'text' : false;
}

export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, { ...plain(argType), name }]),
  );

/** A matrix shows fixed props, so controls would change nothing, not even those that Storybook infers from args. */
export const fixedInMatrix: ArgTypesEnhancer = ({ name: story, argTypes, initialArgs }) => {
  if (story !== 'Matrix') return argTypes;
  const names = Object.keys({ ...initialArgs, ...argTypes });
  return Object.fromEntries(
    names.map((name) => [name, { ...argTypes[name], name, control: false }]),
  );
};
