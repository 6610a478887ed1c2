/** Tokens by role, nested to any depth. */
export type TokenTree = { readonly [name: string]: string | TokenTree | undefined };

/** The custom property of a token, named after its path: `c-color-brand-text`. */
export const variableName = (path: readonly string[]) => `c-${path.join('-')}`;

/** Tokens as custom properties: `{ '--c-color-page': '#F6F8FB', … }`. */
export function variablesOf(
  tokens: TokenTree,
  path: readonly string[] = [],
): Record<`--${string}`, string> {
  return Object.assign(
    {},
    ...Object.entries(tokens).map(([name, value]) => {
      if (value === undefined) return {};
      const place = [...path, name];
      return typeof value === 'string'
        ? { [`--${variableName(place)}`]: value }
        : variablesOf(value, place);
    }),
  );
}

type Variables = Readonly<Record<string, string>>;

function rule(selector: string, variables: Variables) {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

/** The system's setting selects the theme unless an ancestor sets one: `<html data-theme="dark">`. */
export function themeSheet(constants: Variables, light: Variables, dark: Variables): string {
  const night = { 'color-scheme': 'dark', ...dark };
  return [
    rule(':root', constants),
    rule(':root, [data-theme="light"]', { 'color-scheme': 'light', ...light }),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme])', night)}}\n`,
    rule('[data-theme="dark"]', night),
  ].join('\n');
}
