import { constants } from '../src/theme/contract.css.ts';
import { channels } from '../src/theme/contrast/contrast.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import { type TokenTree, themeSheet, variablesOf } from '../src/theme/variables.ts';
import { purposeOf } from './tokenList.ts';

/** All tokens as custom properties, for pages that use the colours without the components. */
export const tokensSheet = () =>
  themeSheet(variablesOf(constants), variablesOf(light), variablesOf(dark));

const number = Number.parseFloat;
const dimension = (css: string) => ({
  value: number(css),
  unit: css.endsWith('px') ? 'px' : 'rem',
});

/** `#RRGGBB` or `rgb(r g b / a)`. */
function colour(css: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#')
    ? channels(css)
    : (css.match(/[\d.]+/g) ?? []).map(number);
  const rgb = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: rgb.map((value) => Number((value / 255).toFixed(4))),
    alpha,
    hex: `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** `0 1px 2px rgb(…), …`: offsets, blur, sometimes spread, colour. */
function shadow(css: string) {
  return css.split(/, (?=\d)/).map((layer) => {
    const [offsetX = '', offsetY = '', blur = '', spread = '0'] =
      layer.split(' rgb')[0]?.split(' ') ?? [];
    const lengths = { offsetX, offsetY, blur, spread };
    return {
      color: colour(layer.slice(layer.indexOf('rgb'))),
      ...Object.fromEntries(
        Object.entries(lengths).map(([name, value]) => [
          name,
          { value: number(value), unit: 'px' },
        ]),
      ),
    };
  });
}

/** `120ms cubic-bezier(…)`. */
function motion(css: string) {
  const [value = 0, ...curve] = (css.match(/[\d.]+/g) ?? []).map(number);
  return {
    duration: { $type: 'duration', $value: { value, unit: 'ms' } },
    easing: { $type: 'cubicBezier', $value: curve },
  };
}

/** A fluid size becomes its largest value, with the rule as description, because the format has none. */
function fontSize(css: string) {
  const [, , largest] = /^clamp\((.*), (.*), (.*)\)$/.exec(css)?.slice(1) ?? [];
  if (largest === undefined) return { $value: dimension(css) };
  return { $value: dimension(largest), $description: `Smaller on narrow screens: ${css}` };
}

type Token = Record<string, unknown>;

/** Maps each value of a tree and keeps its shape; `path` is that of the tree. */
function each(path: string, tree: TokenTree, token: (css: string) => Token): Token {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const place = `${path}.${name}`;
      if (typeof value === 'object') return [name, each(place, value, token)];
      const purpose = purposeOf(place);
      return [name, { ...(purpose !== '' && { $description: purpose }), ...token(value ?? '') }];
    }),
  );
}

function group($type: string, path: string, tree: TokenTree, value: (css: string) => unknown) {
  return { $type, ...each(path, tree, (css) => ({ $value: value(css) })) };
}

const theme = ({ color, shadow: shadows }: typeof light) => ({
  color: group('color', 'color', color, colour),
  shadow: group('shadow', 'shadow', shadows, shadow),
});

/** A scale that both themes share. */
const scale = (name: keyof typeof constants, $type: string, value: (css: string) => unknown) =>
  group($type, name, constants[name], value);

/** All tokens in the format of the Design Tokens Community Group (2025.10), as Figma reads it. */
export const tokensDocument = () => ({
  light: theme(light),
  dark: theme(dark),
  fontFamily: scale('fontFamily', 'fontFamily', (css) =>
    css.split(', ').map((name) => name.replaceAll('"', '')),
  ),
  fontSize: { $type: 'dimension', ...each('fontSize', constants.fontSize, fontSize) },
  fontWeight: scale('fontWeight', 'fontWeight', number),
  lineHeight: scale('lineHeight', 'number', number),
  letterSpacing: {
    $description: 'In em, which the format has no unit for.',
    ...scale('letterSpacing', 'number', number),
  },
  space: scale('space', 'dimension', dimension),
  size: scale('size', 'dimension', dimension),
  radius: scale('radius', 'dimension', dimension),
  lineWidth: scale('lineWidth', 'dimension', dimension),
  depth: scale('depth', 'number', number),
  motion: each('motion', constants.motion, motion),
});
