import { describe, expect, test } from 'vitest';
import { createCampettoTheme } from './createCampettoTheme.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

describe('a brand of one’s own', () => {
  test('says nothing: the theme is Campetto’s', () => {
    const theme = createCampettoTheme({});
    expect(theme.light['--c-color-page']).toBe(light.color.page);
    expect(theme.dark['--c-color-brand-solid']).toBe(dark.color.brand.solid);
    expect(theme.dark['--c-shadow-card']).toBe(dark.shadow.card);
  });

  test('its colour stays itself where it is legible', () => {
    const { light, dark } = createCampettoTheme({ brand: '#7A2E8F' });
    expect(light['--c-color-brand-solid']).toBe('#7A2E8F');
    expect(light['--c-color-brand-text']).toBe('#7A2E8F');
    expect(light['--c-color-focus']).toBe('#7A2E8F');
    expect(dark['--c-color-brand-text']).not.toBe('#7A2E8F');
  });

  // The function throws when a derived shade has too little contrast; no colour may cause that.
  test.each([
    '#FFE600',
    '#00FFA8',
    '#FF0000',
    '#808080',
    '#000000',
    '#FFFFFF',
    '#123456',
    '#C0FFEE',
  ])('shades of %s are legible in both themes', (brand) => {
    expect(() => createCampettoTheme({ brand })).not.toThrow();
  });

  test('a role that it names itself is kept, in its theme alone', () => {
    const theme = createCampettoTheme({
      brand: '#7A2E8F',
      light: { color: { page: '#FFF9F2', brand: { soft: '#F9EEFC' } } },
      radius: { card: '0' },
    });
    expect(theme.light['--c-color-page']).toBe('#FFF9F2');
    expect(theme.light['--c-color-brand-soft']).toBe('#F9EEFC');
    expect(theme.light['--c-color-brand-solid']).toBe('#7A2E8F');
    expect(theme.dark['--c-color-page']).toBe(dark.color.page);
    expect(theme.dark['--c-radius-card']).toBe('0');
    expect(theme.css).toContain('--c-radius-card: 0;');
  });

  test('says which pair is too close', () => {
    expect(() => createCampettoTheme({ dark: { color: { textMuted: '#5A6780' } } })).toThrow(
      'The dark theme: textMuted on page has a contrast of 3.18:1 and needs 4.5:1.',
    );
    expect(() => createCampettoTheme({ spark: '#0B3B8C' })).toThrow(
      /onSpark on spark has a contrast/,
    );
  });

  test('wants opaque colours', () => {
    expect(() => createCampettoTheme({ brand: 'tomato' })).toThrow(
      'not an opaque #RRGGBB colour: tomato',
    );
  });
});
