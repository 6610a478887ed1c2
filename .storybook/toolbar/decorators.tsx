import '@campetto/ui/docs';
import { LANGUAGES } from '@campetto/contract';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { emulateMedia } from './emulateMedia.ts';

type Globals = Record<string, unknown>;

/** Applies the toolbar’s globals to the whole document, because dialogs and menus render in its body. */
export function drawAs(globals: Globals) {
  const root = document.documentElement;
  root.dataset['theme'] = themeOf(globals);
  root.dataset['contrast'] = String(globals['contrast']);
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  emulateMedia('forced-colors: active', globals['contrast'] === 'forced');
  emulateMedia('prefers-reduced-motion: reduce', globals['motion'] === 'reduced');
}

/** The theme of the story’s own frame; side by side the manager adds a dark one. */
export const themeOf = (globals: Globals) => (globals['theme'] === 'dark' ? 'dark' : 'light');

export const withDocument: Decorator = (Story, { globals }) => {
  // Once before the story renders, because it may read a media query, and again once its style sheets are there.
  drawAs(globals);
  useLayoutEffect(() => drawAs(globals));
  return <Story />;
};

/** The language is set on a wrapper, because on the document it would leak into the next story. */
export const withLanguage: Decorator = (Story, { globals }) => (
  <div lang={LANGUAGES.find((code) => code === globals['language']) ?? 'en'}>
    <Story />
  </div>
);
