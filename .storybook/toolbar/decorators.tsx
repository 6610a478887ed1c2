import '../../packages/ui/src/docs/forcedColours.css.ts';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { pretend } from './pretend.ts';

type Globals = Record<string, unknown>;

/** What the toolbar asks of the whole document, so that dialogs and menus, which live in its body, share it. */
export function drawAs(globals: Globals) {
  const root = document.documentElement;
  root.dataset['theme'] = themeOf(globals);
  root.dataset['contrast'] = String(globals['contrast']);
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  pretend('forced-colors: active', globals['contrast'] === 'forced');
  pretend('prefers-reduced-motion: reduce', globals['motion'] === 'reduced');
}

/** Side by side, the story’s own frame is the light one; the other is the manager’s. */
export const themeOf = (globals: Globals) => (globals['theme'] === 'dark' ? 'dark' : 'light');

export const withDocument: Decorator = (Story, { globals }) => {
  // Before the story draws itself, which may ask a media query; once more with its own styles.
  drawAs(globals);
  useLayoutEffect(() => drawAs(globals));
  return <Story />;
};

/** The language is a wrapper's: set on the document, it would leak into the next story. */
export const withLanguage: Decorator = (Story, { globals }) => (
  <div lang={globals['language'] === 'it' ? 'it' : 'en'}>
    <Story />
  </div>
);
