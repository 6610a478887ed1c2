import { assignVars } from '@vanilla-extract/css';
import { constants, vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { Theme } from './shape.ts';
import { globalStyle } from './styles/base.ts';

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
  globalStyle(':root', { vars: assignVars(vars[name], constants[name]) });
}

// The system's setting applies unless an ancestor sets a theme: <html data-theme="dark">.
globalStyle(':root, [data-theme="light"]', paint(light, 'light'));
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': paint(dark, 'dark') },
});
globalStyle('[data-theme="dark"]', paint(dark, 'dark'));
