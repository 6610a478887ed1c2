import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from '../src/theme/contract.css.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import { typography } from '../src/theme/typography/typography.ts';
import { type TokenTree, variableName } from '../src/theme/variables.ts';

/** A token as a table shows it. */
export interface TokenRow {
  /** `color.brand.text` */
  path: string;
  /** `--c-color-brand-text` */
  variable: string;
  light: string;
  dark: string;
  /** The purpose of the token; empty if its name shows it. */
  purpose: string;
}

const src = join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(join(src, file), 'utf8');

/** The comments above the properties of an object or a type, by name. */
const commentsIn = (block: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(block.matchAll(/\/\*\* (.*?) \*\/\s*(\w+): /g), ([, text, name]) => [name, text]),
  );

/** The text between the braces of a declaration. */
const blockOf = (source: string, name: string) =>
  new RegExp(`\\b(?:type|const) ${name} = \\{(.*?)\\n\\}`, 's').exec(source)?.[1] ?? '';

const shape = read('theme/shape.ts');
const colours = commentsIn(blockOf(shape, 'Colours'));
const parts = {
  bar: commentsIn(blockOf(shape, 'Bar')),
  court: commentsIn(blockOf(shape, 'CourtPaint')),
  tone: commentsIn(blockOf(shape, 'Tone')),
};
const scales = ['motion', 'radius', 'space', 'type']
  .map((file) => read(`tokens/${file}.ts`))
  .join('\n');

/** What a token is for, from the comments of the sources. */
export function purposeOf(path: string): string {
  const [group = '', name = '', ...rest] = path.split('.');
  const last = rest.at(-1);
  if (group !== 'color') return commentsIn(blockOf(scales, group))[name] ?? '';
  if (last === undefined) return colours[name] ?? '';
  return (name === 'bar' || name === 'court' ? parts[name] : parts.tone)[last] ?? '';
}

function leaves(tree: TokenTree, path: readonly string[] = []): [path: string[], css: string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const place = [...path, name];
    return typeof value === 'object' ? leaves(value, place) : [[place, value ?? '']];
  });
}

/** Every token, in the order of the sources: those of the themes, then those that both share. */
export function tokenRows(): TokenRow[] {
  const night = new Map(leaves(dark).map(([path, css]) => [path.join('.'), css]));
  return [...leaves(light), ...leaves(constants)].map(([steps, css]) => {
    const path = steps.join('.');
    return {
      path,
      variable: `--${variableName(steps)}`,
      light: css,
      dark: night.get(path) ?? css,
      purpose: purposeOf(path),
    };
  });
}

/** The tokens of each text style, by path. */
export function typographyTokens(): Record<string, string[]> {
  const paths = new Map(tokenRows().map(({ path, variable }) => [variable, path]));
  return Object.fromEntries(
    Object.entries(typography).map(([name, style]) => [
      name,
      [...JSON.stringify(style).matchAll(/var\((--[\w-]+)\)/g)].flatMap(
        ([, variable = '']) => paths.get(variable) ?? [],
      ),
    ]),
  );
}
