import { LANGUAGE_NAMES, LANGUAGES } from '@campetto/contract';
import type { Preview } from '@storybook/react-vite';

type Item = readonly [value: string, title: string];

type Icon = 'mirror' | 'globe' | 'transfer' | 'lightning' | 'contrast';

function menu(name: string, icon: Icon, items: readonly Item[]) {
  return {
    name,
    description: name,
    toolbar: {
      title: name,
      icon,
      dynamicTitle: true,
      items: items.map(([value, title]) => ({ value, title })),
    },
  };
}

/** The globals of the toolbar. The widths are in the viewport menu: `viewports`. */
export const globalTypes = {
  theme: menu('Theme', 'mirror', [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['both', 'Side by side'],
  ]),
  language: menu('Language', 'globe', [
    ...LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const),
    ['pseudo', 'Pseudo, 40 % longer'],
  ]),
  direction: menu('Text direction', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  motion: menu('Motion', 'lightning', [
    ['full', 'Full motion'],
    ['reduced', 'Reduced motion'],
  ]),
  contrast: menu('Colours', 'contrast', [
    ['own', 'Own colours'],
    ['forced', 'Forced colours'],
  ]),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'light',
  language: 'en',
  direction: 'ltr',
  motion: 'full',
  contrast: 'own',
};

/** The widths that matter. At 400 % a window of 1280 × 1024 shows 320 × 256 (WCAG 2.2, 1.4.10). */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
  phoneWide: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  phoneTurned: { name: 'Turned phone, 844', styles: { width: '844px', height: '390px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
  large: { name: 'Large desktop, 1920', styles: { width: '1920px', height: '1080px' } },
  zoom: { name: '400 % zoom, 320', styles: { width: '320px', height: '256px' } },
};
