import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, inject, test } from 'vitest';
import { constants } from '../src/theme/contract.css.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import type { TokenTree } from '../src/theme/variables.ts';

const installed = join(inject('consumerApp'), 'node_modules/@campetto/ui');
const read = (file: string) => readFileSync(join(installed, file), 'utf8');

type Json = { [name: string]: unknown };

/** Every value by its path: `color.brand.text`. */
function leaves(tree: TokenTree, path = ''): [place: string, css: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' ? leaves(value, `${path}${name}.`) : [[path + name, value ?? '']],
  );
}

/** The custom properties that each rule of a sheet sets, in any layer; the last declaration wins. */
function properties(sheet: string) {
  const rules: Record<string, Json> = {};
  for (const [, selector = '', body = ''] of sheet.matchAll(/([^{};]+)\{([^{}]*--c-[^{}]*)\}/g)) {
    const set = [...body.matchAll(/(--c-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    rules[selector.trim()] = { ...rules[selector.trim()], ...Object.fromEntries(set) };
  }
  return rules;
}

test('tokens.css sets what the theme of the components sets', () => {
  const ours = properties(read('tokens.css'));
  expect(Object.keys(ours)).toHaveLength(4);
  expect(ours).toEqual(properties(read('theme/themes.css')));
});

describe('tokens.json', () => {
  const document: Json = JSON.parse(read('tokens.json'));

  function at(tree: Json, place: string): Json {
    return place.split('.').reduce((node, name) => node[name] as Json, tree);
  }

  /** A value of the format, in CSS notation. */
  function css(value: unknown): string {
    if (typeof value !== 'object' || value === null) return String(value);
    if (Array.isArray(value)) return value.map(css).join(', ');
    if ('unit' in value && 'value' in value) {
      return value.value === 0 ? '0' : `${value.value}${value.unit}`;
    }
    if ('hex' in value && 'alpha' in value && 'components' in value) {
      if (value.alpha === 1) return String(value.hex).toUpperCase();
      const rgb = (value.components as number[]).map((share) => Math.round(share * 255));
      return `rgb(${rgb.join(' ')} / ${value.alpha})`;
    }
    const { offsetX, offsetY, blur, spread, color } = value as Json;
    const lengths = [offsetX, offsetY, blur, spread].map(css);
    if (lengths[3] === '0') lengths.pop();
    return [...lengths, css(color)].join(' ');
  }

  test.each(Object.entries({ light, dark }))(
    'contains every colour and shadow of %s',
    (name, theme) => {
      for (const [place, value] of leaves(theme)) {
        expect(css(at(document, `${name}.${place}`)['$value']), place).toBe(value);
      }
    },
  );

  const { motion, fontFamily, fontSize, letterSpacing, ...plain } = constants;

  test('contains every size, weight and depth', () => {
    for (const [place, value] of leaves(plain)) {
      expect(css(at(document, place)['$value']), place).toBe(value);
    }
    for (const [place, value] of leaves({ fontSize })) {
      const { $value, $description } = at(document, place);
      expect(`${css($value)})`, place).toBe(value.split(', ').at(-1)?.replace(/\)?$/, ')'));
      if (value.startsWith('clamp')) expect($description).toContain(value);
    }
    for (const [place, value] of leaves({ letterSpacing })) {
      expect(value).toBe(`${at(document, place)['$value']}${value === '0' ? '' : 'em'}`);
    }
  });

  test('contains typefaces and motion', () => {
    for (const [place, value] of leaves({ fontFamily })) {
      expect(css(at(document, place)['$value']), place).toBe(value.replaceAll('"', ''));
    }
    for (const [place, value] of leaves({ motion })) {
      const { duration, easing } = at(document, place) as Record<string, Json>;
      const parts = `${css(duration?.['$value'])} cubic-bezier(${css(easing?.['$value'])})`;
      expect(parts, place).toBe(value);
    }
  });

  /** Reads a document as the format defines it: throws what a tool for design tokens would refuse. */
  async function readAsFormat(content: unknown) {
    const filename = pathToFileURL(join(installed, 'tokens.json'));
    const types = [
      'color',
      'font-family',
      'font-weight',
      'duration',
      'cubic-bezier',
      'number',
      'shadow',
    ];
    const rules: NonNullable<Config['lint']>['rules'] = {
      ...Object.fromEntries(types.map((type) => [`core/valid-${type}`, 'error'])),
      // The reader accepts em too, the format does not.
      'core/valid-dimension': ['error', { legacyFormat: false, allowedUnits: ['px', 'rem'] }],
    };
    const config = defineConfig({ lint: { rules } }, { cwd: pathToFileURL(`${installed}/`) });
    const logger = new Logger({ level: 'silent' });
    const source = { filename, src: JSON.stringify(content) };
    return Object.keys((await parse([source], { config, logger })).tokens);
  }

  test('is valid in the format of the Design Tokens Community Group', async () => {
    const tokens = await readAsFormat(document);
    expect(tokens).toContain('dark.color.court.padel.ground');
    expect(tokens.length).toBeGreaterThan(150);
  });

  test.each([
    ['a colour in CSS notation', { $type: 'color', $value: 'rgb(1 2 3)' }],
    [
      'a colour with a missing channel',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 1] } },
    ],
    ['a length without its unit', { $type: 'dimension', $value: 12 }],
    ['a length in em', { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
    ['a curve of three numbers', { $type: 'cubicBezier', $value: [0, 0, 1] }],
  ])('is not, with %s', async (_fault, token) => {
    await expect(readAsFormat({ ...document, planted: token })).rejects.toThrow();
  });

  const PROPERTY = /^\$(value|type|description|extensions|deprecated|ref|extends|root|schema)$/;
  const NAME = /^[^${}.][^{}.]*$/;

  /** What the published schema refuses and the parser ignores. */
  function misnamed(node: Json, path = ''): string[] {
    const isToken = '$value' in node;
    return Object.entries(node).flatMap(([name, child]) => {
      const place = `${path}/${name}`;
      if (name.startsWith('$')) return PROPERTY.test(name) ? [] : place;
      if (isToken || !NAME.test(name)) return place;
      return misnamed(child as Json, place);
    });
  }

  test('has no names or properties that the format does not know', () => {
    expect(misnamed(document)).toEqual([]);
    const token = { $type: 'number', $value: 1 };
    const planted = { 'a.b': token, a: { ...token, b: token }, c: { ...token, $note: '' } };
    expect(misnamed(planted)).toEqual(['/a.b', '/a/b', '/c/$note']);
  });

  test('gives each value a type', () => {
    function typed(node: Json, type?: unknown): boolean {
      const own = node['$type'] ?? type;
      if ('$value' in node) return typeof own === 'string';
      return Object.values(node).every(
        (child) => typeof child !== 'object' || child === null || typed(child as Json, own),
      );
    }
    expect(typed(document)).toBe(true);
  });
});
