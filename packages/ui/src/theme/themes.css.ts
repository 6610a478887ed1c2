import { assignVars, globalStyle } from '@vanilla-extract/css';
import { constants, vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { inLayer } from './inLayer.ts';
import { light } from './light.ts';
import type { Theme } from './shape.ts';

function paint(theme: Theme, colorScheme: 'light' | 'dark') {
  return {
    colorScheme,
    vars: {
      ...assignVars(vars.color, theme.color),
      ...assignVars(vars.shadow, theme.shadow),
    },
  };
}

for (const name of Object.keys(constants) as (keyof typeof constants)[]) {
  globalStyle(':root', inLayer('base', { vars: assignVars(vars[name], constants[name]) }));
}

// The system decides, unless an ancestor says which: <html data-theme="dark">.
globalStyle(':root, [data-theme="light"]', inLayer('base', paint(light, 'light')));
globalStyle(
  ':root:not([data-theme])',
  inLayer('base', { '@media': { '(prefers-color-scheme: dark)': paint(dark, 'dark') } }),
);
globalStyle('[data-theme="dark"]', inLayer('base', paint(dark, 'dark')));
