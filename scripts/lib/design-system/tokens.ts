/** `const { color, space: gap } = vars.…;` */
const ALIAS = /\bconst \{ ([^}]+) \} = (vars[\w.[\]]*);/g;
const PATH = /\bvars((?:\.\w+|\[[^\]]+\])+)/g;
const TONES = 'brand|positive|critical|warning|info';
const TYPOGRAPHY = /\btypography\.(\w+)/g;

/** Writes the whole path in place of each name that is taken out of `vars`. */
function resolveAliases(source: string): string {
  return [...source.matchAll(ALIAS)].reduce((text, [declaration, names = '', path]) => {
    const aliases = names.split(',').map((name) => name.trim().split(': '));
    return aliases.reduce(
      (rest, [name = '', local = name]) =>
        // Not a property of something else, nor a key.
        rest.replaceAll(new RegExp(`(?<![.\\w'"-])${local}\\b(?!: )`, 'g'), `${path}.${name}`),
      text.replace(declaration, ''),
    );
  }, source);
}

/**
 * The tokens that a style sheet in TypeScript reads, of those that exist. An index, as in `vars.color[tone].soft`,
 * matches every name that is possible in its place.
 */
export function tokensOf(
  source: string,
  tokens: readonly string[],
  typography: Readonly<Record<string, readonly string[]>>,
): string[] {
  const text = resolveAliases(source);
  const patterns = [...text.matchAll(PATH)].map(([, path = '']) => {
    const steps = path.replaceAll(/\[[^\]]+\]/g, '.*').replaceAll('.', '\\.');
    // Of the groups of colours only the tones are read by an index.
    const names = steps.replace('color\\.*', `color\\.(?:${TONES})`).replaceAll('*', '\\w+');
    return new RegExp(`^${names.slice(2)}$`);
  });
  const set = new Set(
    [...text.matchAll(TYPOGRAPHY)].flatMap(([, name = '']) => typography[name] ?? []),
  );
  return tokens.filter(
    (token) => set.has(token) || patterns.some((pattern) => pattern.test(token)),
  );
}
