import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

const installed = join(inject('consumerApp'), 'node_modules/@campetto/ui');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

/** Every module that an entry imports, also on demand, and the packages and fonts that these name. */
function importsOf(entry: string) {
  const modules = new Set<string>();
  const others = new Set<string>();
  function visit(file: string) {
    if (modules.has(file)) return;
    modules.add(file);
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, path = ''] of code.matchAll(/\b(?:from|import)\s?\(?["']([^"'\n]+)/g)) {
      const next = join(dirname(file), path);
      if (!path.startsWith('.'))
        others.add(
          path
            .split('/')
            .slice(0, path[0] === '@' ? 2 : 1)
            .join('/'),
        );
      else if (next.endsWith('.js')) visit(next);
      else others.add(path);
    }
  }
  visit(join(installed, manifest.exports[entry].default));
  return {
    modules: [...modules],
    packages: [...others].filter((name) => !name.endsWith('.css')).sort(),
  };
}

const OF_EVERY_APP = ['react', 'react-dom'];

describe('an entry imports no more packages than it needs', () => {
  test.each([
    ['.', ['get-nonce']],
    ['./prose', ['github-slugger', 'react-markdown', 'remark-gfm']],
    ['./qr-code', ['qrcode.react']],
    ['./venue-forms', ['downshift', 'get-nonce']],
    ['./labels/en', []],
    ['./theme', []],
  ])('%s', (entry, needed) => {
    const { packages } = importsOf(entry);
    expect(packages.filter((name) => !OF_EVERY_APP.includes(name))).toEqual(needed.toSorted());
  });
});

test('what only one entry needs is an optional peer, the rest is installed', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['get-nonce']);
  const optional = Object.keys(manifest.peerDependenciesMeta);
  for (const entry of ['./prose', './qr-code', './venue-forms'])
    for (const name of importsOf(entry).packages)
      expect([...Object.keys(manifest.dependencies), ...OF_EVERY_APP, ...optional]).toContain(name);
});

test('the theme without fonts has all styles but the typefaces', () => {
  const withFonts = importsOf('./theme').modules.map((file) => file.slice(installed.length));
  const without = importsOf('./theme/no-fonts').modules.map((file) => file.slice(installed.length));
  expect(withFonts.filter((file) => !without.includes(file)).sort()).toEqual([
    '/theme/index.js',
    '/theme/typography/fonts.css.js',
  ]);
  expect(existsSync(join(installed, 'theme/typography/fonts.css'))).toBe(true);
});
